import type { Section, Target } from './part.ts';
import type { Results } from './results-file.ts';

/** The results as the page `bench/results.md`. */
export function report(results: Results, plotFiles: readonly string[]): string {
  const parts = Object.values(results);
  const runs = [...new Set(parts.map(({ day, machine }) => `${day}, ${machine}`))];
  return `${[
    '# Benchmark results',
    `Written by \`npm run bench\`. Peers are measured in the same run, in turns with the shop; figures are medians of at least
three rounds. What is measured keeps to one core, the load to another. Rates are per second of the server's own processor
time: what a core does that has nothing else to do.`,
    runs.map((run) => `- ${run}`).join('\n'),
    table(
      ['what', 'aim', 'measured', ''],
      parts.flatMap(({ targets }) => targets.map(targetRow)),
      2,
    ),
    ...parts.flatMap(({ sections }) => sections.map(sectionText)),
    ...plotFiles.map((file) => `![${file.replace('.svg', '')}](${file})`),
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
