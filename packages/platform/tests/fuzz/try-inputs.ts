import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createDice, type Dice } from './dice.ts';

/** FUZZ_RUNS=1000000 is the long run; the same seed makes the same inputs. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
/** From here on a leak would show. */
const MANY = 20_000;
const MIB = 1024 * 1024;
const MAX_GROWTH_IN_MIB = 48;
const ENOUGH_FLAWS = 5;

export type Attempted =
  | { readonly kind: 'right'; readonly outcome: string }
  | { readonly kind: 'flawed'; readonly flaw: string; readonly input: string };

export interface FuzzRun {
  readonly name: string;
  readonly usualRuns: number;
  /** Makes one input and tries it. */
  readonly attempt: (dice: Dice) => Promise<Attempted>;
}

/** How many an ordinary or a long run tries. */
export function runsOf(usualRuns: number): number {
  return Number(process.env['FUZZ_RUNS'] ?? usualRuns);
}

/** Tries as many inputs as are asked for, and sees that memory does not grow with them. */
export async function tryInputs({
  name,
  usualRuns,
  attempt,
}: FuzzRun): Promise<Readonly<Record<string, number>>> {
  const total = runsOf(usualRuns);
  const dice = createDice(SEED);
  const outcomes: Record<string, number> = {};
  const flaws = new Map<string, string>();
  const startedAt = performance.now();
  let heapAtFirst: number | null = null;
  let inputs = 0;
  const tell = (heapAtLast: number | null): void => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    report({ name, inputs, flaws: flaws.size, seconds, heapAtFirst, heapAtLast, ...outcomes });
  };
  while (inputs < total && flaws.size < ENOUGH_FLAWS) {
    const attempted = await attempt(dice);
    inputs += 1;
    if (attempted.kind === 'right') {
      outcomes[attempted.outcome] = (outcomes[attempted.outcome] ?? 0) + 1;
    } else if (!flaws.has(attempted.flaw)) flaws.set(attempted.flaw, attempted.input);
    // What fills up to its limit, such as remembered queries, is full by then.
    if (inputs === Math.max(MANY, Math.floor(total / 4))) heapAtFirst = heapInMiB();
    if (inputs % MANY === 0) tell(null);
  }
  if (Object.keys(Object.prototype).length > 0) throw new Error('Object.prototype was changed');
  const heapAtLast = heapAtFirst === null ? null : heapInMiB();
  tell(heapAtLast);
  if (flaws.size > 0) throw new Error([...flaws].map((pair) => pair.join(': ')).join('\n'));
  const growth = (heapAtLast ?? 0) - (heapAtFirst ?? 0);
  if (growth > MAX_GROWTH_IN_MIB) throw new Error(`memory grew by ${growth} MiB`);
  return outcomes;
}

function heapInMiB(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return Math.round(process.memoryUsage().heapUsed / MIB);
}

/** For whoever asked for many: what has become of them so far. */
function report(found: Readonly<Record<string, unknown>> & { readonly name: string }): void {
  const folder = process.env['FUZZ_REPORT'];
  if (folder === undefined) return;
  writeFileSync(join(folder, `${found.name}.json`), JSON.stringify(found));
}
