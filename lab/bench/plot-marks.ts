import { axisX, barX, dot, line, type PlotOptions, ruleX, ruleY, text } from '@observablehq/plot';
import type { SectionPlot } from './benchmark.ts';
import { measuredOf, type PlotValue } from './plot-values.ts';

const WIDTH = 760;
const BAR_HEIGHT = 22;
const LINES_HEIGHT = 360;
const LETTER_WIDTH = 7.2;
/** From here on numbers lie too far apart for a linear axis. */
const LOGARITHMIC_FROM = 20;
/** Between names at the ends of lines, of the highest value. */
const LINE_OF_TEXT = 0.06;

const widthOf = (texts: readonly string[]) =>
  LETTER_WIDTH * Math.max(...texts.map(({ length }) => length)) + 16;
const hasSpread = ({ least, most }: PlotValue) => most > least;

/** Bars with the spread of what was measured as a line; grouped by row where there are several columns. */
export function barsOf(values: readonly PlotValue[], { label, limit, columns }: SectionPlot) {
  const rows = [...new Set(values.map(({ row }) => row))];
  const isGrouped = columns.length > 1;
  const place = isGrouped ? { y: 'column', fy: 'row' } : { y: 'row' };
  const names = isGrouped ? columns : rows;
  const highest = Math.max(limit ?? 0, ...values.map(({ most }) => most));
  return {
    width: WIDTH,
    height: 70 + BAR_HEIGHT * values.length + (isGrouped ? 8 * rows.length : 0),
    marginLeft: widthOf(names) + (isGrouped ? 8 : 0),
    marginRight: isGrouped ? widthOf(rows) + 20 : 50,
    marginBottom: 45,
    x: { label, grid: true, labelOffset: 40, tickSpacing: 110, domain: [0, highest * 1.1] },
    y: { label: null, domain: names },
    fy: { label: null, domain: isGrouped ? rows : [] },
    marks: [
      barX(values, { ...place, x: 'value', fill: 'column' }),
      ruleY(values.filter(hasSpread), { ...place, x1: 'least', x2: 'most', strokeWidth: 1.5 }),
      text(values, {
        ...place,
        x: 'most',
        text: ({ value }: PlotValue) => value.toLocaleString('en'),
        textAnchor: 'start',
        dx: 5,
      }),
      limit === undefined ? null : ruleX([limit], { stroke: 'var(--limit)', strokeWidth: 1.5 }),
    ],
  } satisfies PlotOptions;
}

/** Lines over the numbers of the first column, each named at its end. */
export function linesOf(
  values: readonly PlotValue[],
  { label, limit, columns, over = '' }: SectionPlot,
) {
  const points = values.map((one) => ({ ...one, at: measuredOf(one.row)?.value ?? 0 }));
  const ats = [...new Set(points.map(({ at }) => at))].toSorted((a, b) => a - b);
  const [first = 1, last = 1] = [ats[0], ats.at(-1)];
  const ends = columns.flatMap((column) => points.findLast((one) => one.column === column) ?? []);
  const highest = Math.max(limit ?? 0, ...values.map(({ most }) => most));
  return {
    width: WIDTH,
    height: LINES_HEIGHT,
    marginLeft: widthOf([highest.toLocaleString('en')]) + 15,
    marginRight: widthOf(columns),
    marginTop: 35,
    marginBottom: 45,
    x: { type: first > 0 && last / first > LOGARITHMIC_FROM ? 'log' : 'linear' },
    y: { label, grid: true, domain: [0, highest] },
    marks: [
      axisX(ats, { label: over, labelOffset: 40, text: (at: number) => at.toLocaleString('en') }),
      ruleY([0]),
      line(points, { x: 'at', y: 'value', stroke: 'column', strokeWidth: 2 }),
      ruleX(points.filter(hasSpread), { x: 'at', y1: 'least', y2: 'most', stroke: 'column' }),
      dot(points, { x: 'at', y: 'value', fill: 'column', r: 4 }),
      text(apart(ends, highest * LINE_OF_TEXT), {
        x: 'at',
        y: 'textAt',
        text: 'column',
        textAnchor: 'start',
        dx: 8,
        fill: 'column',
      }),
      limit === undefined ? null : ruleY([limit], { stroke: 'var(--limit)', strokeWidth: 1.5 }),
    ],
  } satisfies PlotOptions;
}

/** Keeps names readable whose lines end close to each other. */
function apart<End extends PlotValue>(ends: readonly End[], distance: number) {
  let next = Number.NEGATIVE_INFINITY;
  return ends
    .toSorted((a, b) => a.value - b.value)
    .map((end) => {
      const textAt = Math.max(end.value, next);
      next = textAt + distance;
      return { ...end, textAt };
    });
}
