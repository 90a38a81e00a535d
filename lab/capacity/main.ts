// npm run lab -- capacity [--only forecast,measured]: what a television moment does to how many servers, by simulation, and how
// far the simulation is right here. Prints what it finds and records it, with its date, in docs/capacity.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../../tools/build-cache/build-if-changed.ts';
import { GENERATED, STOREFRONT } from '../../tools/build-cache/build-targets.ts';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { selectNames } from '../../tools/test/select-names.ts';
import { describeMachine } from '../machine/processes.ts';
import { figuresText, withBlock } from '../report-block.ts';
import { forecast } from './forecast.ts';
import { realRun } from './real-run.ts';

const SUITES = { forecast, measured: realRun };
const NAMES = ['forecast', 'measured'] as const;
const PAGE = join(ROOT, 'docs', 'capacity.md');
const log = (line: string) => console.log(line);

const selected = selectNames('npm run lab -- capacity', NAMES, process.argv.slice(2));
if (selected.includes('measured')) {
  for (const target of [GENERATED, STOREFRONT]) {
    await buildIfChanged(ROOT, target, (text) => process.stdout.write(text));
  }
}
for (const name of selected) {
  log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
  const startedAt = performance.now();
  const figures = await SUITES[name](log);
  const text = figuresText(figures, {
    day: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    tookInSeconds: Math.round((performance.now() - startedAt) / 1_000),
  });
  log(`\n${text}`);
  writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), name, text));
}
