// npm run lab -- stress [--only load,faults]: what takes too long for npm test. Prints what it finds and records it,
// with its date, in docs/reliability.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../../tools/build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../../tools/build-cache/build-targets.ts';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { selectNames } from '../../tools/test/select-names.ts';
import { describeMachine } from '../machine/processes.ts';
import { figuresText, withBlock } from '../report-block.ts';
import { kill } from './kill/kill.ts';
import { load } from './load/load.ts';
import { fuzz, longTests } from './test-suites.ts';

const SUITES = {
  load,
  faults: longTests('apps/storefront/server/overload/upstreams', 'apps/storefront/testing/faults'),
  kill,
  concurrency: longTests('platform/tests/concurrency'),
  fuzz,
};
const NAMES = ['load', 'faults', 'kill', 'concurrency', 'fuzz'] as const;
const PAGE = join(ROOT, 'docs', 'reliability.md');
const log = (line: string) => console.log(line);

const selected = selectNames('npm run lab -- stress', NAMES, process.argv.slice(2));
for (const target of [GENERATED, STOREFRONT]) {
  await buildIfChanged(ROOT, target, (text) => process.stdout.write(text));
}

for (const name of selected) {
  log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
  const startedAt = performance.now();
  try {
    const figures = await SUITES[name](log);
    const text = figuresText(figures, {
      day: new Date().toISOString().slice(0, 10),
      machine: describeMachine(),
      tookInSeconds: Math.round((performance.now() - startedAt) / 1000),
    });
    log(`\n${text}`);
    writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), name, text));
    if (figures.failures.length > 0) process.exitCode = 1;
  } catch (error) {
    // The other suites still run.
    process.exitCode = 1;
    console.error(`${name} could not be completed:`, error);
  }
}
// A killed process may leave a handle open.
process.exit();
