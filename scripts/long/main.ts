// npm run test:long [-- --only load,faults]: what takes too long for npm test. Prints what it finds and keeps it, with
// its date, in docs/reliability.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { BUILT, GENERATED } from '../freshness/made-things.ts';
import { makeFresh } from '../freshness/make-fresh.ts';
import { ROOT } from '../runtime/node-24.mjs';
import { chooseParts } from './choose-parts.ts';
import { figuresText, withBlock } from './figures-block.ts';
import { NAMES, PARTS } from './parts.ts';

const PAGE = join(ROOT, 'docs', 'reliability.md');
const say = (line: string) => console.log(line);

const chosen = chooseParts(process.argv.slice(2), NAMES);
for (const thing of [GENERATED, BUILT]) makeFresh(ROOT, thing, say);
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;

for (const name of chosen) {
  say(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
  const startedAt = performance.now();
  try {
    const figures = await PARTS[name](say);
    const text = figuresText(figures, {
      day: new Date().toISOString().slice(0, 10),
      machine,
      tookInSeconds: Math.round((performance.now() - startedAt) / 1000),
    });
    say(`\n${text}`);
    writeFileSync(PAGE, withBlock(readFileSync(PAGE, 'utf8'), name, text));
    if (figures.failures.length > 0) process.exitCode = 1;
  } catch (error) {
    // The other parts still have something to say.
    process.exitCode = 1;
    console.error(`${name} could not be run to its end:`, error);
  }
}
// A process that was killed may leave a handle behind; nobody waits for it.
process.exit();
