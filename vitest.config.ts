import { defineConfig } from 'vitest/config';

const ALL = '{packages,apps,scripts,bench,tools}/**/*';
const NEVER = ['**/node_modules/**', '**/build/**'];
/** A test that changes what others read says so in its name, and has modules of its own. */
const SERIAL = '*.serial.test.{ts,tsx}';

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['scripts/freshness/before-tests.ts'],
    testTimeout: 20_000,
    // Left to itself it keeps a core free, which on two is half of them.
    maxWorkers: '100%',
    setupFiles: ['vitest.setup.ts'],
    // Its address stands in every page.
    css: { include: [/\/styles\/index\.css/] },
    projects: [
      {
        extends: true,
        test: {
          name: 'parallel',
          include: [`${ALL}.test.{ts,tsx}`],
          exclude: [...NEVER, `**/${SERIAL}`],
          // To read the modules anew for each file took two fifths of the run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'serial',
          include: [`{packages,apps,scripts,bench,tools}/**/${SERIAL}`],
          exclude: NEVER,
        },
      },
    ],
  },
});
