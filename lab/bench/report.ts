import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchmarkResult, Section, Target } from './benchmark.ts';

interface SavedResult extends BenchmarkResult {
  readonly day: string;
  readonly machine: string;
}

type Results = Readonly<Record<string, SavedResult>>;

const FILE = join(import.meta.dirname, 'results.json');
const PAGE = join(import.meta.dirname, 'results.md');

/** Saves a result beside those of earlier runs and renders all of them. */
export function saveResult(name: string, result: SavedResult, order: readonly string[]): void {
  const all: Results = { ...readResults(), [name]: result };
  const results: Results = Object.fromEntries(
    order.flatMap((known) => {
      const saved = all[known];
      return saved === undefined ? [] : [[known, saved]];
    }),
  );
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
  writeReport();
}

/** Writes results.md anew from results.json. */
export function writeReport(): void {
  writeFileSync(PAGE, renderReport(readResults()));
}

export function readResults(): Results {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

export function renderReport(results: Results): string {
  const all = Object.values(results);
  return `${[
    '# Benchmark results',
    `Written by \`npm run bench\` from [results.json](results.json). Peers are measured in the same run, in turns with the shop;
figures are medians of at least three rounds, with the least and the most of them in brackets. What is measured has one
core, the load another; browsers and starts have all. Rates are per second of the server's own CPU time: what a core does that has nothing else to do.
Every part says when and where it was measured; the cores are shared with other programs.`,
    renderTable(
      ['what', 'aim', 'measured', ''],
      all.flatMap(({ targets }) => targets.map(targetRow)),
      2,
    ),
    ...all.flatMap((saved) => saved.sections.map((section) => renderSection(section, saved))),
  ].join('\n\n')}\n`;
}

function targetRow({ what, aim, measured, isMet }: Target): readonly string[] {
  return [what, aim, measured, isMet ? 'met' : '**missed**'];
}

function renderSection(section: Section, { day, machine }: SavedResult): string {
  const { title, note, columns, rows, pictures = [] } = section;
  return [
    `## ${title}`,
    `${day}, ${machine}.${note === undefined ? '' : ` ${note}`}`,
    renderTable(columns, rows),
    ...pictures.map(({ file, alt }) => `![${alt}](${file})`),
  ].join('\n\n');
}

function renderTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = 1,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, at) => (at < textColumns ? '---' : '--:'));
  return [line(columns), line(rule), ...rows.map(line)].join('\n');
}
