import { medianOf } from '../numbers.ts';
import type { Section, SectionPlot } from './benchmark.ts';

export interface Measured {
  readonly value: number;
  /** The least and the most of its rounds; both the value where it was measured once. */
  readonly least: number;
  readonly most: number;
}

export interface PlotValue extends Measured {
  readonly row: string;
  readonly column: string;
}

/** A median with the least and the most of its rounds: `4.1 (3.9–4.6)`. */
export function spreadText(
  values: readonly number[],
  format: (value: number) => string = String,
): string {
  return `${format(medianOf(values))} (${format(Math.min(...values))}–${format(Math.max(...values))})`;
}

/** Reads a cell of a table; null where it holds no number. */
export function measuredOf(cell: string): Measured | null {
  const [value, least, most] = cell
    .split(/[ (–)]+/)
    .filter((part) => part !== '')
    .map((part) => Number(part.replaceAll(',', '')));
  if (value === undefined || !Number.isFinite(value)) return null;
  return { value, least: least ?? value, most: most ?? value };
}

/** The values that a plot shows, row by row. */
export function valuesOf({ columns, rows }: Section, plot: SectionPlot): readonly PlotValue[] {
  const places = plot.columns.map((column) => {
    const at = columns.indexOf(column);
    if (at === -1) throw new Error(`The plot ${plot.file} wants a column “${column}”.`);
    return { column, at };
  });
  return rows.flatMap((cells) =>
    places.flatMap(({ column, at }) => {
      const measured = measuredOf(cells[at] ?? '');
      return measured === null ? [] : [{ row: cells[0] ?? '', column, ...measured }];
    }),
  );
}
