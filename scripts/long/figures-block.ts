import type { PartFigures } from './part.ts';

export interface Occasion {
  readonly day: string;
  readonly machine: string;
  readonly tookInSeconds: number;
}

/** The figures of a part as Markdown, with when and where they were found. */
export function figuresText(
  { columns, rows, notes = [], failures }: PartFigures,
  { day, machine, tookInSeconds }: Occasion,
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)];
  const outcome = failures.length === 0 ? 'held' : `FAILED: ${failures.join('; ')}`;
  return [
    `${day}, ${machine}, ${tookInSeconds} s: ${outcome}`,
    '',
    ...table,
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
}

/** Puts text between the markers of a part; everything outside them stays as somebody wrote it. */
export function withBlock(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- figures: ${name} -->`, `<!-- end of figures: ${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from)
    throw new Error(`The page has no place for the figures of ${name}.`);
  return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`;
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
