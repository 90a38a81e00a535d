// npm run lab -- stress [--only load]: load that takes too long for npm test. Prints what they find and records it,
// with its date, in docs/reliability.md.
import { selectNamesOrEnd } from '../../tools/test/select-names.ts';
import type { Suite } from '../report-block.ts';
import { buildShop, recordFigures } from '../run.ts';
import { flood } from './flood.ts';
import { load } from './load/load.ts';

const SUITES: Readonly<Record<string, Suite>> = { load, flood };
const log = (line: string) => console.log(line);

const selected = selectNamesOrEnd(
  'npm run lab -- stress',
  Object.keys(SUITES),
  process.argv.slice(2),
);
await buildShop();
for (const name of selected) {
  log(`\n── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}`);
  const startedAtInMs = performance.now();
  try {
    const figures = await SUITES[name]?.(log);
    if (figures === undefined) continue;
    recordFigures(figures, { page: 'reliability.md', block: name, startedAtInMs, isWhole: true });
  } catch (error) {
    // The other suites still run.
    process.exitCode = 1;
    console.error(`${name} could not be completed:`, error);
  }
}
process.exit();
