import type { AskedDashboard, AskedPanel } from './ask-panels.ts';
import { roundUp, unitText } from './unit-text.ts';

const COLUMN = 46;
const ROW = 30;
const GAP = 8;
const HEADER = 40;
/** Room for titles and axes inside a panel. */
const INSIDE = { left: 74, right: 12, top: 30, line: 15 };
const SHOWN_SERIES = 10;
const LEGEND_COLUMNS = 2;
const COLOURS = [
  ...['royalblue', 'darkorange', 'seagreen', 'crimson', 'purple'],
  ...['saddlebrown', 'deeppink', 'teal', 'olive', 'dimgray'],
];

/** A picture of a dashboard, laid out as its panels are: SVG, so that it is small and its text can be searched. */
export function drawDashboard(
  { title, panels }: AskedDashboard,
  lengthInSeconds: number,
  when: string,
): string {
  const width = 24 * COLUMN;
  const rows = Math.max(...panels.map(({ place }) => place.y + place.h));
  const height = HEADER + rows * ROW;
  const drawn = panels.map((panel) => drawPanel(panel, lengthInSeconds));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<rect width="${width}" height="${height}" fill="whitesmoke"/>
<text x="${GAP}" y="26" font-size="18" font-weight="bold">${escaped(title)}</text>
<text x="${width - GAP}" y="26" text-anchor="end">${escaped(when)}</text>
${drawn.join('\n')}
</svg>
`;
}

function drawPanel(panel: AskedPanel, lengthInSeconds: number): string {
  const { title, type, place } = panel;
  const [x, y] = [place.x * COLUMN + GAP / 2, HEADER + place.y * ROW + GAP / 2];
  const [width, height] = [place.w * COLUMN - GAP, place.h * ROW - GAP];
  const content =
    type === 'stat'
      ? drawStat(panel, width, height)
      : drawLines(panel, { width, height, lengthInSeconds });
  return `<g transform="translate(${x} ${y})"><rect width="${width}" height="${height}" rx="4" fill="white" stroke="lightgray"/>
<text x="12" y="20" font-weight="bold">${escaped(title)}</text>
${content}</g>`;
}

function drawStat({ series, unit }: AskedPanel, width: number, height: number): string {
  const last = series.at(0)?.points.at(-1)?.[1];
  const text = last === undefined ? 'no data' : unitText(last, unit);
  return `<text x="${width / 2}" y="${height / 2 + 20}" font-size="44" text-anchor="middle">${text}</text>`;
}

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly lengthInSeconds: number;
}

function drawLines(
  { series, unit }: AskedPanel,
  { width, height, lengthInSeconds }: Canvas,
): string {
  if (series.length === 0) return `<text x="12" y="60">no data</text>`;
  const highest = ({ points }: (typeof series)[number]) =>
    Math.max(0, ...points.map(([, value]) => value));
  const sorted = series.toSorted((left, right) => highest(right) - highest(left));
  const shown = sorted.slice(0, SHOWN_SERIES);
  const legendLines =
    Math.ceil(shown.length / LEGEND_COLUMNS) + (sorted.length > shown.length ? 1 : 0);
  const bottom = height - 24 - legendLines * INSIDE.line;
  const top = roundUp(Math.max(...shown.map(highest)));
  const xOf = (seconds: number) =>
    INSIDE.left + (seconds / lengthInSeconds) * (width - INSIDE.left - INSIDE.right);
  const yOf = (value: number) => bottom - (Math.max(0, value) / top) * (bottom - INSIDE.top);
  const axis = [0, 0.5, 1].map((part) => {
    const y = yOf(part * top);
    return `<path d="M${INSIDE.left} ${y}H${width - INSIDE.right}" stroke="lightgray"/><text x="${INSIDE.left - 6}" y="${y + 4}" text-anchor="end">${unitText(part * top, unit)}</text>`;
  });
  const minutes = Math.max(1, Math.round(lengthInSeconds / 60 / 5));
  for (let minute = 0; minute * 60 <= lengthInSeconds; minute += minutes) {
    axis.push(
      `<text x="${xOf(minute * 60)}" y="${bottom + 15}" text-anchor="middle">${minute} min</text>`,
    );
  }
  const lines = shown.map(({ name, points }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const place = {
      x: 12 + (index % LEGEND_COLUMNS) * ((width - 24) / LEGEND_COLUMNS),
      y: bottom + 34 + Math.floor(index / LEGEND_COLUMNS) * INSIDE.line,
    };
    const last = unitText(highest({ name, points }), unit);
    return `<path d="${pathOf(points, xOf, yOf)}" fill="none" stroke="${colour}" stroke-width="1.5"/>
<rect x="${place.x}" y="${place.y - 9}" width="10" height="10" fill="${colour}"/><text x="${place.x + 15}" y="${place.y}">${escaped(name)} (up to ${last})</text>`;
  });
  const more = sorted.length - shown.length;
  const rest =
    more === 0 ? '' : `<text x="12" y="${height - 8}" fill="dimgray">and ${more} lower</text>`;
  return [...axis, ...lines, rest].join('\n');
}

/** A gap in the data is a gap in the line. */
function pathOf(
  points: readonly (readonly [number, number])[],
  xOf: (seconds: number) => number,
  yOf: (value: number) => number,
): string {
  const steps = points.map(([at], index) => at - (points[index - 1]?.[0] ?? at));
  const usual = Math.min(...steps.filter((step) => step > 0));
  return points
    .map(([at, value], index) => {
      const isNext = index > 0 && (steps[index] ?? 0) <= usual;
      return `${isNext ? 'L' : 'M'}${xOf(at).toFixed(0)} ${yOf(value).toFixed(1)}${isNext ? '' : 'h1'}`;
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
