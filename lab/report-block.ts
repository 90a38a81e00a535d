/** Findings of a run: printed, and written into a page of the documentation. */
export interface Figures {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes?: readonly string[];
  /** Missed limits; none if all held. */
  readonly failures: readonly string[];
}

export interface RunInfo {
  readonly day: string;
  readonly machine: string;
  readonly tookInSeconds: number;
}

/** Renders figures as Markdown, with day and machine. */
export function figuresText(
  { columns, rows, notes = [], failures }: Figures,
  { day, machine, tookInSeconds }: RunInfo,
): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)];
  const outcome = failures.length === 0 ? 'held' : `FAILED: ${failures.join('; ')}`;
  return [
    `${day}, ${machine}, ${tookInSeconds} s: ${outcome}`,
    '',
    ...table,
    ...notes.flatMap((note) => ['', note]),
  ].join('\n');
}

/** Replaces the text between two markers and leaves the rest of the page alone. */
export function withBlock(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- figures: ${name} -->`, `<!-- end of figures: ${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from) {
    throw new Error(`The page has no place for the figures of ${name}.`);
  }
  return `${page.slice(0, from + start.length)}\n${text}\n${page.slice(to)}`;
}

function escapeCell(cell: string): string {
  return cell.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
