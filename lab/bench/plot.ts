import { plot as draw } from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Section, SectionPlot } from './benchmark.ts';
import { barsOf, linesOf } from './plot-marks.ts';
import { type PlotValue, valuesOf } from './plot-values.ts';

/** Okabe and Ito's colours, which the colour-blind tell apart too; lighter on a dark ground. */
const STYLE = `
svg { --ground: #fff; --text: #24292f; --limit: #b3261e; --c1: #0072b2; --c2: #d55e00; --c3: #008864; --c4: #a8508a; --c5: #6b6b6b; }
@media (prefers-color-scheme: dark) {
  svg { --ground: #0d1117; --text: #e6edf3; --limit: #ff8a80; --c1: #56b4e9; --c2: #f09a4a; --c3: #3fc79a; --c4: #e39ac6; --c5: #a0a0a0; }
}
svg { background: var(--ground); color: var(--text); }
`;
const COLOURS = ['var(--c1)', 'var(--c2)', 'var(--c3)', 'var(--c4)', 'var(--c5)'];

/** Draws columns of a section's table as the text of an SVG file. */
export function plotOf(section: Section, plot: SectionPlot): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const values = valuesOf(section, plot);
  const svg = draw({
    ...(plot.kind === 'bars' ? barsOf(values, plot) : linesOf(values, plot)),
    document,
    style: { fontSize: '13px', fontFamily: 'system-ui, sans-serif' },
    color: { domain: plot.columns, range: COLOURS },
  });
  const named = (tag: 'title' | 'desc' | 'style', text: string) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    element.textContent = text;
    return element;
  };
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('role', 'img');
  svg.prepend(
    named('title', plotName(section, plot)),
    named('desc', descriptionOf(values)),
    named('style', STYLE),
  );
  return `${svg.outerHTML}\n`;
}

/** Names what a plot shows, also for readers who do not see it. */
export function plotName({ title }: Section, { label, limit }: SectionPlot): string {
  return `${title}: ${label}${limit === undefined ? '' : `, limit ${limit}`}`;
}

function descriptionOf(values: readonly PlotValue[]): string {
  const rows = Map.groupBy(values, ({ row }) => row);
  return [...rows]
    .map(
      ([row, all]) => `${row}: ${all.map(({ column, value }) => `${column} ${value}`).join(', ')}`,
    )
    .join('; ');
}
