import type { Plot } from './part.ts';

const WIDTH = 640;
const PANEL_HEIGHT = 110;
const LEFT = 56;
const RIGHT = 16;
const TOP = 26;

/** One panel for each series, all over the same horizontal axis, as SVG. */
export function drawPlot({ title, xLabel, series }: Plot): string {
  const height = series.length * (PANEL_HEIGHT + TOP) + 44;
  const mostX = Math.max(...series.flatMap(({ points }) => points.map(([x]) => x)));
  const panels = series.map((one, at) => drawPanel(one, at * (PANEL_HEIGHT + TOP) + TOP, mostX));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}" font-family="sans-serif" font-size="11" fill="#1c1c1c">
<rect width="100%" height="100%" fill="#fff"/>
${panels.join('\n')}
<text x="${WIDTH / 2}" y="${height - 10}" text-anchor="middle">${xLabel}</text>
</svg>
`;
}

function drawPanel({ name, unit, points }: Plot['series'][number], top: number, mostX: number) {
  const mostY = Math.max(...points.map(([, y]) => y), 1);
  const x = (value: number) => LEFT + (value / mostX) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => top + PANEL_HEIGHT - (value / mostY) * (PANEL_HEIGHT - 14);
  const path = points.map(([px, py]) => `${x(px).toFixed(1)},${y(py).toFixed(1)}`).join(' ');
  const bottom = top + PANEL_HEIGHT;
  return `<text x="${LEFT}" y="${top}" font-weight="bold">${name}, ${unit}</text>
<path d="M${LEFT} ${top + 8}V${bottom}H${WIDTH - RIGHT}" fill="none" stroke="#999"/>
<text x="${LEFT - 6}" y="${y(mostY) + 4}" text-anchor="end">${short(mostY)}</text>
<text x="${LEFT - 6}" y="${bottom}" text-anchor="end">0</text>
<text x="${WIDTH - RIGHT}" y="${bottom + 13}" text-anchor="end">${short(mostX)}</text>
<polyline points="${path}" fill="none" stroke="#b4532a" stroke-width="2"/>
${points.map(([px, py]) => `<circle cx="${x(px).toFixed(1)}" cy="${y(py).toFixed(1)}" r="2.5" fill="#b4532a"/>`).join('')}`;
}

const short = (value: number) => Math.round(value).toLocaleString('en');
