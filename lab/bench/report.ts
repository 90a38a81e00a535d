import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchmarkResult, Section, Target } from './benchmark.ts';

interface SavedResult extends BenchmarkResult {
  readonly day: string;
  readonly machine: string;
}

type Results = Readonly<Record<string, SavedResult>>;

const here = (file: string) => join(import.meta.dirname, file);
const FILE = here('results.json');

/** Saves a result beside those of earlier runs and renders all of them to results.md. */
export function saveResult(name: string, result: SavedResult, order: readonly string[]): void {
  const earlier: Results = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const all: Results = { ...earlier, [name]: result };
  const results: Results = Object.fromEntries(
    order.flatMap((known) => {
      const saved = all[known];
      return saved === undefined ? [] : [[known, saved]];
    }),
  );
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(here('results.md'), report(results));
}

function report(results: Results): string {
  const all = Object.values(results);
  const runs = [...new Set(all.map(({ day, machine }) => `${day}, ${machine}`))];
  return `${[
    '# Benchmark results',
    `Written by \`npm run bench\`. Peers are measured in the same run, in turns with the shop; figures are medians of at least
three rounds. What is measured has one core, the load another. Rates are per second of the server's own CPU time: what a
core does that has nothing else to do.`,
    runs.map((run) => `- ${run}`).join('\n'),
    table(
      ['what', 'aim', 'measured', ''],
      all.flatMap(({ targets }) => targets.map(targetRow)),
      2,
    ),
    ...all.flatMap(({ sections }) => sections.map(sectionText)),
  ].join('\n\n')}\n`;
}

function targetRow({ what, aim, measured, isMet }: Target): readonly string[] {
  return [what, aim, measured, isMet ? 'met' : '**missed**'];
}

function sectionText({ title, note, columns, rows }: Section): string {
  return [`## ${title}`, ...(note === undefined ? [] : [note]), table(columns, rows)].join('\n\n');
}

function table(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = 1,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, at) => (at < textColumns ? '---' : '--:'));
  return [line(columns), line(rule), ...rows.map(line)].join('\n');
}
