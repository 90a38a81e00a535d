// npm run lab -- mutation [discounts/sweep.ts]: mutates the rules of promotions and discounts, or one file of the domain,
// with Stryker and fails if too few mutants are killed.
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../../tools/runtime/node-24.mjs';

const DOMAIN = join(ROOT, 'packages', 'domain');
const MIN_SCORE_IN_PERCENT = 90;
const REPORTS = join(ROOT, 'test-results', 'mutation');
const [file] = process.argv.slice(2);
const rules = file === undefined ? 'src/{promotions,discounts}/*.ts' : `src/${file}`;

process.chdir(DOMAIN);
await new Stryker({
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  mutate: [rules, '!src/**/*.test.ts', '!src/**/index.ts'],
  // Rewriting a tsconfig needs the API of TypeScript 5, and ours extends one outside of the sandbox.
  tsconfigFile: 'none.json',
  ignorePatterns: ['tsconfig*.json'],
  tempDirName: join(REPORTS, 'temp'),
  reporters: ['clear-text', 'progress', 'html'],
  clearTextReporter: { logTests: false },
  htmlReporter: { fileName: join(REPORTS, 'report.html') },
  thresholds: { high: 100, low: MIN_SCORE_IN_PERCENT, break: MIN_SCORE_IN_PERCENT },
  concurrency: 2,
}).runMutationTest();
