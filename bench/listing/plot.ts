interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly name: string;
  readonly points: readonly Point[];
}

export interface PlotOptions {
  readonly title: string;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly lines: readonly Line[];
  /** What must not be passed: one step for each stretch, drawn dashed. */
  readonly limit: readonly Point[];
}

const WIDTH = 720;
const HEIGHT = 400;
const EDGE = { left: 64, right: 150, top: 48, bottom: 56 };
const LINE_IN_PX = 16;
const INKS = ['#20101b', '#a8552b', '#2a6f77', '#7a6a18'];

/** A plot as SVG: growth to the right in powers of ten, costs upwards from zero. */
export function plot({ title, xTitle, yTitle, lines, limit }: PlotOptions): string {
  const all = [...lines.flatMap(({ points }) => points), ...limit];
  const most = Math.max(...all.map(({ y }) => y)) * 1.1;
  const from = Math.log10(Math.min(...all.map(({ x }) => x)));
  const to = Math.log10(Math.max(...all.map(({ x }) => x)));
  const inside = { width: WIDTH - EDGE.left - EDGE.right, height: HEIGHT - EDGE.top - EDGE.bottom };
  const left = (x: number) =>
    round(EDGE.left + ((Math.log10(x) - from) / (to - from)) * inside.width);
  const top = (y: number) => round(EDGE.top + inside.height * (1 - y / most));
  const path = (points: readonly Point[]) =>
    points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${left(x)} ${top(y)}`).join('');

  const counts = [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))];
  const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => share * most);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" fill="#20101b">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#f7f5f3"/>
<text x="${EDGE.left}" y="26" font-size="16">${title}</text>
${marks.map((y) => `<path d="M${EDGE.left} ${top(y)}h${inside.width}" stroke="#d9d3ce"/><text x="${EDGE.left - 8}" y="${top(y) + 4}" text-anchor="end">${Math.round(y)}</text>`).join('\n')}
${counts.map((x) => `<text x="${left(x)}" y="${HEIGHT - EDGE.bottom + 20}" text-anchor="middle">${x.toLocaleString('en')}</text>`).join('\n')}
<text x="${EDGE.left + inside.width / 2}" y="${HEIGHT - 12}" text-anchor="middle">${xTitle}</text>
<text x="16" y="${EDGE.top - 12}">${yTitle}</text>
<path d="${path(limit)}" fill="none" stroke="#b3261e" stroke-dasharray="5 4"/>
${lines
  .map(({ points }, index) => {
    const ink = inkOf(index);
    return `<path d="${path(points)}" fill="none" stroke="${ink}" stroke-width="2"/>
${points.map(({ x, y }) => `<circle cx="${left(x)}" cy="${top(y)}" r="4" fill="${ink}"/>`).join('')}`;
  })
  .join('\n')}
${labels().join('\n')}
</svg>
`;

  /** Each beside the end of its line, and none upon another. */
  function labels(): readonly string[] {
    const named = [
      { name: 'limit', points: limit, ink: '#b3261e' },
      ...lines.map((line, index) => ({ ...line, ink: inkOf(index) })),
    ].flatMap(({ name, points, ink }) => {
      const last = points.at(-1);
      return last === undefined ? [] : [{ name, ink, x: left(last.x) + 10, y: top(last.y) + 4 }];
    });
    let free = Number.POSITIVE_INFINITY;
    return named
      .toSorted((one, other) => other.y - one.y)
      .map(({ name, ink, x, y }) => {
        const at = Math.min(y, free);
        free = at - LINE_IN_PX;
        return `<text x="${x}" y="${at}" fill="${ink}">${name}</text>`;
      });
  }
}

function inkOf(index: number): string {
  return INKS[index % INKS.length] ?? '#20101b';
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
