import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildTarget, buildIfChanged } from '../build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../build-cache/build-targets.ts';
import { ROOT } from '../runtime/node-24.mjs';
import { ensureChromium } from './chromium.ts';
import { countPlaywright, countVitest } from './count-tests.ts';
import type { House } from './read-house.ts';
import { ensureRedis } from './redis.ts';
import { check, PASSED, runTool, type Step } from './step.ts';

const REPORTS = join(ROOT, 'test-results');

function buildStep(name: string, target: BuildTarget, needs: readonly string[] = []): Step {
  return {
    name,
    needs,
    run: async (print) => {
      await buildIfChanged(ROOT, target, print);
      return PASSED;
    },
  };
}

const node = (
  name: string,
  [file, ...args]: readonly [string, ...string[]],
  needs: readonly string[] = [],
): Step => check(name, process.execPath, [file, ...args], needs);

/** Vitest and Playwright have the same option for a part of their tests. */
const optionOf = (shard: string | null) => (shard === null ? [] : [`--shard=${shard}`]);

/** Unit tests of a house, or of both; the shop's start its built server, which is built unless it was. */
const unitTests = (house: House | null, shard: string | null): Step => ({
  name: 'unit',
  needs: ['generate', 'build'],
  run: async (print) => {
    if (house !== 'platform') await buildIfChanged(ROOT, STOREFRONT, print);
    ensureRedis((line) => print(`${line}\n`));
    mkdirSync(REPORTS, { recursive: true });
    const report = join(REPORTS, 'vitest.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const projects = house === null ? [] : [`--project=${house}*`];
    let output = '';
    const args = ['run', ...projects, ...reporters, ...optionOf(shard)];
    const exitCode = await runTool('vitest', args, (text) => {
      output += text;
      print(text);
    });
    return countVitest(report, exitCode, output);
  },
});

const browserTests = (shard: string | null): Step => ({
  name: 'browser',
  needs: ['generate', 'build'],
  isExclusive: true,
  run: async (print) => {
    mkdirSync(REPORTS, { recursive: true });
    const report = join(REPORTS, 'playwright.json');
    const env = {
      CHROMIUM_PATH: ensureChromium((line) => print(`${line}\n`)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
    const exitCode = await runTool('playwright', [...args, ...optionOf(shard)], print, { env });
    return countPlaywright(report, exitCode);
  },
});

/** Steps that whoever changes the platform runs, quick ones first. */
const platformSteps = (shard: string | null): readonly Step[] => [
  node('lint', ['tools/checks/lint.ts', 'platform']),
  node('types', ['tools/checks/types.ts', '--platform']),
  node('conventions', ['tools/conventions/main.ts']),
  node('budget', ['tools/budget/main.ts']),
  unitTests('platform', shard),
];

const shopSteps = (house: 'shop' | null, shard: string | null): readonly Step[] => [
  buildStep('generate', GENERATED),
  buildStep('build', STOREFRONT, ['generate']),
  node('lint', ['tools/checks/lint.ts']),
  node('types', ['tools/checks/types.ts', ...(house === null ? [] : ['--shop'])], ['generate']),
  node('conventions', ['tools/conventions/main.ts']),
  node('budget', ['tools/budget/main.ts']),
  check('unused', 'knip', ['--no-progress', '--no-config-hints'], ['generate']),
  node('size', ['tools/page-size/main.ts'], ['build']),
  node('secrets', ['tools/checks/client-secrets.ts'], ['build']),
  unitTests(house, shard),
  browserTests(shard),
];

/** The steps of `npm test`, for both houses or one of them, with all tests or a part. */
export const stepsOf = (house: House | null, shard: string | null): readonly Step[] =>
  house === 'platform' ? platformSteps(shard) : shopSteps(house, shard);
