import { defineConfig } from 'vitest/config';

const NEVER = ['**/node_modules/**', '**/build/**'];
/** Folders of each house; `npm test -- --platform` runs the projects whose names begin with it. */
const HOUSES = { shop: '{packages,apps,tools,lab}/**/', platform: 'platform/**/' };
/** Tests of components in a document of happy-dom. A project of their own, for a process is started anew where the kind of test changes. */
const DOM = '*.dom.test.{ts,tsx}';
const IN_A_DOCUMENT = {
  environment: 'happy-dom',
  // A pressed link is not followed: nothing is there.
  environmentOptions: {
    happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
  },
  setupFiles: 'apps/storefront/testing/clear-document.ts',
} as const;
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
      // Isolation took two fifths of the run.
      project({ name: house, isolate: false }, `${folders}*.test.{ts,tsx}`, [DOM, SERIAL]),
      project({ name: `${house}-dom`, isolate: false, ...IN_A_DOCUMENT }, folders + DOM),
      project({ name: `${house}-serial` }, folders + SERIAL),
    ]),
  },
});

function project(
  test: { name: string; isolate?: false } & Partial<typeof IN_A_DOCUMENT>,
  include: string,
  others: readonly string[] = [],
) {
  const exclude = [...NEVER, ...others.map((name) => `**/${name}`)];
  return { extends: true as const, test: { ...test, include: [include], exclude } };
}
