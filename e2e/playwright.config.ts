import { defineConfig } from '@playwright/test';
import { chromiumWith } from './shop/chromium-with.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['**/*.spec.ts', 'tour/*.screens.ts'],
  outputDir: '../test-results/browser',
  // docs/looks.md: references are made anew by a command, never by a run that misses one.
  snapshotPathTemplate: '{testDir}/looks/references/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './shop/open-shop.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // A purchase walks through nine pages. The limits cost nothing where all is well, and let a busy machine take its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Nobody from anywhere, to whom no other market is suggested.
    timezoneId: 'UTC',
    locale: 'en-US',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    screenshot: 'only-on-failure',
    // A film of every page would cost a tenth of the run, and its markup at every step a twelfth.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: chromiumWith(),
  },
  projects: [
    {
      name: 'desktop',
      // Somebody who asked for less motion; the phone shows that everything works with it, too.
      use: {
        viewport: { width: 1440, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
