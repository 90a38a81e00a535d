import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**', '**/build/**'];
/** Folders of each house; `npm test -- --platform` runs the projects whose names begin with it. */
const HOUSES = { shop: '{packages,apps,tools,lab}/**/', platform: 'platform/**/' };
/** Tests that change global state; each gets modules of its own. */
const SERIAL = '*.serial.test.{ts,tsx}';

export default defineConfig({
  // The same calls for React as it is developed with and as it is served (vitest.setup.ts).
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    environment: 'node',
    globalSetup: ['tools/build-cache/before-tests.ts'],
    testTimeout: 20_000,
    hookTimeout: 40_000,
    // Costs nothing where all is well; in a busy process the first import of a part may take longer than a second.
    expect: { poll: { timeout: 10_000 } },
    // A test that passes only on retry is reported as flaky (tools/test/count-tests.ts).
    retry: process.env['CI'] === 'true' ? 1 : 0,
    // Vitest leaves one core free by default, which on two is half of them.
    maxWorkers: '100%',
    setupFiles: ['vitest.setup.ts'],
    // Every page contains its URL.
    css: { include: [/\/styles\/(index|preview|type)\.css/] },
    projects: Object.entries(HOUSES).flatMap(([house, folders]) => [
      {
        extends: true as const,
        test: {
          name: house,
          include: [`${folders}*.test.{ts,tsx}`],
          exclude: [...NEVER, `**/${SERIAL}`],
          // Isolation took two fifths of the run.
          isolate: false,
        },
      },
      {
        extends: true as const,
        test: { name: `${house}-serial`, include: [`${folders}${SERIAL}`], exclude: NEVER },
      },
    ]),
  },
});
