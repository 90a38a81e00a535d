import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';

/** FUZZ_RUNS=1000000 is the long run; the same seed makes the same inputs. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 0);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const BATCH = 500;
const AT_ONCE = 10;
/** From here on a leak would show. */
const MANY = 20_000;
const MIB = 1024 * 1024;
const MAX_GROWTH_IN_MIB = 48;
/** More of them would only be long to read. */
const ENOUGH_FLAWS = 5;

export type Attempted =
  | { readonly kind: 'right'; readonly outcome: string }
  | { readonly kind: 'flawed'; readonly flaw: string; readonly input: string };

export interface FuzzRun<Input> {
  readonly name: string;
  readonly usualRuns: number;
  readonly inputs: fc.Arbitrary<Input>;
  readonly attempt: (input: Input) => Promise<Attempted>;
  /** Before each few hundred. */
  readonly refresh?: () => Promise<void>;
}

/** Tries as many inputs as are asked for, and sees that memory does not grow with them. */
export async function runInputs<Input>(run: FuzzRun<Input>): Promise<ReadonlyMap<string, number>> {
  const { name, inputs, attempt, refresh } = run;
  const total = RUNS || run.usualRuns;
  const outcomes = new Map<string, number>();
  const flaws = new Map<string, string>();
  const startedAt = performance.now();
  let heapAtFirst: number | null = null;
  let done = 0;
  const tell = (heapAtLast: number | null): void => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const found = Object.fromEntries(outcomes);
    report({ name, inputs: done, flaws: flaws.size, seconds, heapAtFirst, heapAtLast, ...found });
  };
  for (let batch = 0; done < total; batch += 1) {
    await refresh?.();
    const size = Math.min(BATCH, total - done);
    const sampled = fc.sample(inputs, { numRuns: size, seed: SEED + batch });
    for (let at = 0; at < size; at += AT_ONCE) {
      const together = sampled.slice(at, at + AT_ONCE).map(attempt);
      for (const attempted of await Promise.all(together)) {
        if (attempted.kind === 'flawed') {
          if (!flaws.has(attempted.flaw)) flaws.set(attempted.flaw, attempted.input);
          continue;
        }
        const { outcome } = attempted;
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
      if (flaws.size >= ENOUGH_FLAWS) break;
    }
    if (flaws.size >= ENOUGH_FLAWS) break;
    done += size;
    if (Object.keys(Object.prototype).length > 0) throw new Error('Object.prototype was changed');
    // What fills up to its limit, such as the kept pages, is full by then.
    if (heapAtFirst === null && done >= Math.max(MANY, total / 4)) heapAtFirst = heapInMiB();
    if (done % MANY === 0) tell(null);
  }
  const heapAtLast = heapAtFirst === null ? null : heapInMiB();
  tell(heapAtLast);
  if (flaws.size > 0) throw new Error([...flaws].map((pair) => pair.join(': ')).join('\n'));
  if (heapAtFirst !== null && heapAtLast !== null) {
    const growth = heapAtLast - heapAtFirst;
    if (growth > MAX_GROWTH_IN_MIB) throw new Error(`memory grew by ${growth} MiB`);
  }
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
