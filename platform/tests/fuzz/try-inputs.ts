import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';

/** FUZZ_RUNS=1000000 is the long run; the same seed makes the same inputs. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
/** Enough inputs for a leak to show. */
const MANY = 20_000;
const MIB = 1024 * 1024;
const MAX_GROWTH_IN_MIB = 48;

export interface FuzzRun<Input> {
  readonly name: string;
  readonly usualRuns: number;
  readonly input: fc.Arbitrary<Input>;
  /** Resolves to what became of the input; throws when that is a flaw. */
  readonly attempt: (input: Input) => Promise<string>;
}

/** How many inputs an ordinary or a long run tries. */
export function runsOf(usualRuns: number): number {
  return Number(process.env['FUZZ_RUNS'] ?? usualRuns);
}

/** Tries as many inputs as requested, and checks that memory does not grow with them. */
export async function tryInputs<Input>(
  run: FuzzRun<Input>,
): Promise<Readonly<Record<string, number>>> {
  const numRuns = runsOf(run.usualRuns);
  const outcomes: Record<string, number> = {};
  const startedAt = performance.now();
  let heapAtFirst: number | null = null;
  let inputs = 0;
  const report = (flaws: number, heapAtLast: number | null = null): void => {
    const folder = process.env['FUZZ_REPORT'];
    if (folder === undefined) return;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const { name } = run;
    const found = { name, inputs, flaws, seconds, heapAtFirst, heapAtLast, ...outcomes };
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(found));
  };
  const property = fc.asyncProperty(run.input, async (input) => {
    inputs += 1;
    const outcome = await run.attempt(input);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    // What fills up to its limit, such as cached queries, is full by then.
    if (inputs === Math.max(MANY, Math.floor(numRuns / 4))) heapAtFirst = heapInMiB();
    if (inputs % MANY === 0) report(0);
  });
  const details = await fc.check(property, { seed: SEED, numRuns });
  const heapAtLast = heapAtFirst === null ? null : heapInMiB();
  report(details.failed ? 1 : 0, heapAtLast);
  if (details.failed) {
    throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  }
  if (Object.keys(Object.prototype).length > 0) throw new Error('Object.prototype was changed');
  const growth = (heapAtLast ?? 0) - (heapAtFirst ?? 0);
  if (growth > MAX_GROWTH_IN_MIB) throw new Error(`memory grew by ${growth} MiB`);
  return outcomes;
}

function heapInMiB(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return Math.round(process.memoryUsage().heapUsed / MIB);
}
