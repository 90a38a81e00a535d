import { defineConfig } from '@playwright/test';
import { chromiumWith } from './shop/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['**/*.spec.ts', 'tour/*.screens.ts'],
  outputDir: '../test-results/browser',
  // docs/visual-tests.md: references are updated by a command, never by a run that misses one.
  snapshotPathTemplate: '{testDir}/visual/references/{arg}{ext}',
  updateSnapshots: 'none',
  globalSetup: './shop/open-shop.ts',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that passes at the second attempt is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers: 2,
  // A purchase walks through nine pages. The limits cost nothing where all is well, and let a busy machine take its time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // A visitor to whom no other market is suggested.
    timezoneId: 'UTC',
    locale: 'en-US',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    screenshot: 'only-on-failure',
    // A video of every page would cost a tenth of the run, and its markup at every step a twelfth.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // A page ends before it pays to optimize its scripts: an eighth of the browser's work.
    launchOptions: chromiumWith('--js-flags=--no-turbofan --no-maglev'),
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // Asks for reduced motion; the phone shows that everything works with motion, too.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});
