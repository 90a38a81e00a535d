import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

// The screens are walked by the browser tests too (tour/screen.ts): there to be examined, here to be looked at.
process.env['TOUR_PICTURES'] = '1';

const isForDocs = process.env['TOUR_DOCS'] === '1';
const widths = (isForDocs ? '390,1440' : (process.env['TOUR_WIDTHS'] ?? '390,768,1440'))
  .split(',')
  .map(Number);

/** npm run screenshots: every screen in its states, at several widths and in several markets, as pictures to look at. */
export default defineConfig({
  ...journeys,
  testDir: './tour',
  testMatch: '**/*.screens.ts',
  outputDir: '../test-results/tour-failures',
  globalTeardown: './tour/tour-page.ts',
  reporter: 'line',
  projects: widths.map((width) => ({
    name: String(width),
    use: {
      viewport: { width, height: width < 700 ? 844 : 900 },
      isMobile: width < 700,
      hasTouch: width < 700,
      contextOptions: { reducedMotion: 'reduce' },
    },
  })),
});
