import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../runtime/node-24.mjs';
import { runTool } from '../test/step.ts';
import type { PartFigures, Say } from './part.ts';

/** FUZZ_TOTAL=100000 tries fewer. */
const TOTAL = Number(process.env['FUZZ_TOTAL'] ?? 1_000_000);

/** How far each has come is here while they run, and stays when they are ended. */
const REPORTS = join(ROOT, 'test-results', 'fuzz');

/** What is quick to try is tried more often. */
const SHARES: readonly (readonly [test: string, share: number])[] = [
  ['apps/storefront/testing/fuzz/api-fuzz.test.ts', 0.42],
  ['apps/storefront/testing/fuzz/page-fuzz.test.ts', 0.06],
  ['packages/platform/tests/fuzz/rest-fuzz.test.ts', 0.32],
  ['packages/platform/tests/fuzz/graphql-fuzz.test.ts', 0.06],
  ['packages/platform/tests/fuzz/import-fuzz.test.ts', 0.14],
];

interface FuzzReport {
  readonly name: string;
  readonly inputs: number;
  readonly flaws: number;
  readonly seconds: number;
  readonly heapAtFirst: number | null;
  readonly heapAtLast: number | null;
}

/** Inputs at random over everything that a stranger can reach, and every file that can be imported. */
export async function fuzz(say: Say): Promise<PartFigures> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const failures: string[] = [];
  // Pages are drawn by the React that visitors get.
  Object.assign(process.env, { FUZZ_REPORT: REPORTS, NODE_ENV: 'production' });
  const waiting = [...SHARES];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [test, share] = next;
      const runs = Math.round(TOTAL * share);
      say(`${runs} inputs for ${test}`);
      const code = await runTool('env', [`FUZZ_RUNS=${runs}`, 'vitest', 'run', test]);
      if (code !== 0) failures.push(`${test}, see above`);
    }
  };
  await Promise.all([work(), work()]);
  const found = readdirSync(REPORTS).map(
    (file): FuzzReport => JSON.parse(readFileSync(join(REPORTS, file), 'utf8')),
  );
  const sum = found.reduce((total, { inputs }) => total + inputs, 0);
  return {
    columns: ['what was tried', 'inputs', 'seconds', 'memory, MiB', 'what came of them'],
    rows: found.map(rowOf),
    notes: [
      `${sum.toLocaleString('en')} inputs. Memory is the heap after a collection, at a quarter of the way and at the end.`,
    ],
    failures,
  };
}

function rowOf(report: FuzzReport): readonly string[] {
  const { name, inputs, flaws, seconds, heapAtFirst, heapAtLast, ...outcomes } = report;
  const heap = heapAtFirst === null ? '–' : `${heapAtFirst} → ${heapAtLast}`;
  const told = Object.entries(outcomes).map(([outcome, count]) => `${outcome}: ${count}`);
  if (flaws > 0) told.push(`flaws: ${flaws}`);
  return [name, inputs.toLocaleString('en'), String(seconds), heap, told.join(', ')];
}
