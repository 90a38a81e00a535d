import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT, GENERATED } from '../freshness/made-things.ts';
import { type MadeThing, makeFresh } from '../freshness/make-fresh.ts';
import { ROOT } from '../runtime/node-24.mjs';
import { ensureChromium } from './chromium.ts';
import { countPlaywright, countVitest } from './count-tests.ts';
import { check, PASSED, runTool, type Step } from './step.ts';

const REPORTS = join(ROOT, 'test-results');
const say = (line: string) => console.log(line);

function make(name: string, thing: MadeThing): Step {
  return {
    name,
    run: async () => {
      makeFresh(ROOT, thing, say);
      return PASSED;
    },
  };
}

const unit: Step = {
  name: 'unit',
  needs: ['generate'],
  run: async () => {
    mkdirSync(REPORTS, { recursive: true });
    const report = join(REPORTS, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    return countVitest(report, await runTool('vitest', ['run', ...reporters]));
  },
};

const weight: Step = {
  ...check('weight', process.execPath, ['scripts/weight/main.ts']),
  needs: ['build'],
};

const clientSecrets: Step = {
  ...check('secrets', process.execPath, ['scripts/checks/client-secrets.ts']),
  needs: ['build'],
};

const browser: Step = {
  name: 'browser',
  needs: ['generate', 'build'],
  run: async () => {
    process.env['CHROMIUM_PATH'] = ensureChromium(say);
    mkdirSync(REPORTS, { recursive: true });
    const report = join(REPORTS, 'playwright.json');
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
    return countPlaywright(report, await runTool('playwright', args));
  },
};

/** What `npm test` does, in this order: the quick answers first. */
export const STEPS: readonly Step[] = [
  make('generate', GENERATED),
  check('lint', 'biome', ['check', '--error-on-warnings']),
  check('types', process.execPath, ['scripts/checks/types.ts']),
  check('fences', process.execPath, ['scripts/fences/main.ts']),
  check('house-rules', process.execPath, ['scripts/house-rules/main.ts']),
  check('unused', 'knip', ['--no-progress', '--no-config-hints']),
  unit,
  make('build', BUILT),
  weight,
  clientSecrets,
  browser,
];
