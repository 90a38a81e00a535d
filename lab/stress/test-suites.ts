import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/runtime/node-24.mjs';
import { runTool } from '../../tools/test/step.ts';
import type { Figures, Suite } from '../report-block.ts';

const print = (text: string) => process.stdout.write(text);

/**
 * Runs tests with `LONG=1`, which makes them exhaustive. They may write their figures as JSON (`columns`, `rows`,
 * `notes`) to the file that `LONG_FIGURES` names.
 */
export function longTests(...paths: readonly string[]): Suite {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lokke-long-'));
    const file = join(folder, 'figures.json');
    try {
      const args = ['run', '--testTimeout=3600000', ...paths];
      const env = { LONG: '1', LONG_FIGURES: file };
      const code = await runTool('vitest', args, print, { env });
      const failures = code === 0 ? [] : ['tests failed, see above'];
      return { ...readFigures(file, paths), failures };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

function readFigures(file: string, paths: readonly string[]): Omit<Figures, 'failures'> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { columns: ['tests'], rows: paths.map((path) => [path]) };
  }
}

/** Number of inputs; FUZZ_TOTAL=100000 tries fewer. */
const FUZZ_TOTAL = Number(process.env['FUZZ_TOTAL'] ?? 1_000_000);

/** Progress of each fuzz test, also of those that were interrupted. */
const REPORTS = join(ROOT, 'test-results', 'fuzz');

/** Shares of the inputs: faster tests get more. */
const FUZZ_SHARES: readonly (readonly [test: string, share: number])[] = [
  ['apps/storefront/testing/fuzz/api-fuzz.test.ts', 0.42],
  ['apps/storefront/testing/fuzz/page-fuzz.test.ts', 0.06],
  ['platform/tests/fuzz/rest-fuzz.test.ts', 0.32],
  ['platform/tests/fuzz/graphql-fuzz.test.ts', 0.06],
  ['platform/tests/fuzz/import-fuzz.test.ts', 0.14],
];

interface FuzzReport {
  readonly name: string;
  readonly inputs: number;
  readonly flaws: number;
  readonly seconds: number;
  readonly heapAtFirst: number | null;
  readonly heapAtLast: number | null;
}

/** Sends random inputs to every public endpoint and importer. */
export const fuzz: Suite = async (log) => {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const failures: string[] = [];
  const waiting = [...FUZZ_SHARES];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [test, share] = next;
      const runs = Math.round(FUZZ_TOTAL * share);
      log(`${runs} inputs for ${test}`);
      const env = { FUZZ_REPORT: REPORTS, FUZZ_RUNS: String(runs) };
      const code = await runTool('vitest', ['run', test], print, { env });
      if (code !== 0) failures.push(`${test}, see above`);
    }
  };
  await Promise.all([work(), work()]);
  const found = readdirSync(REPORTS).map(
    (file): FuzzReport => JSON.parse(readFileSync(join(REPORTS, file), 'utf8')),
  );
  const sum = found.reduce((total, { inputs }) => total + inputs, 0);
  return {
    columns: ['target', 'inputs', 'seconds', 'memory, MiB', 'outcomes'],
    rows: found.map(fuzzRow),
    notes: [
      `${sum.toLocaleString('en')} inputs. Memory is the heap after a collection, at a quarter of the run and at the end.`,
    ],
    failures,
  };
};

function fuzzRow(report: FuzzReport): readonly string[] {
  const { name, inputs, flaws, seconds, heapAtFirst, heapAtLast, ...outcomes } = report;
  const heap = heapAtFirst === null ? '–' : `${heapAtFirst} → ${heapAtLast}`;
  const counts = Object.entries(outcomes).map(([outcome, count]) => `${outcome}: ${count}`);
  if (flaws > 0) counts.push(`flaws: ${flaws}`);
  return [name, inputs.toLocaleString('en'), String(seconds), heap, counts.join(', ')];
}
