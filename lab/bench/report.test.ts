import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readResults, reportFiles } from './report.ts';

const SAVED = {
  day: '2026-11-26',
  machine: '2 × AMD EPYC',
  targets: [],
  sections: [
    {
      title: 'A growing catalogue',
      columns: ['products', 'product', 'whole list', 'MiB'],
      rows: [
        ['500', '149 (140–160)', '88', '172'],
        ['5,000', '78', '45', '207'],
        ['50,000', '70', '40', '420'],
      ],
      plots: [
        {
          file: 'growth',
          kind: 'lines',
          columns: ['product', 'whole list'],
          label: 'pages per second',
          over: 'products',
          limit: 75,
        },
      ],
    },
  ],
} as const;

test('results.md and its plots are what results.json says (npm run bench -- --report)', () => {
  for (const [file, text] of reportFiles(readResults())) {
    expect(readFileSync(join(import.meta.dirname, file), 'utf8'), file).toBe(text);
  }
});

test('a section says when and where it was measured, and shows its plot with words for it', () => {
  const text = reportFiles({ growth: SAVED }).get('results.md');
  expect(text).toContain('2026-11-26, 2 × AMD EPYC.');
  expect(text).toContain('![A growing catalogue: pages per second, limit 75](plots/growth.svg)');
});

test('a plot names itself, tells its values and has colours for light and dark', () => {
  const svg = reportFiles({ growth: SAVED }).get('plots/growth.svg') ?? '';
  expect(svg).toContain('role="img"');
  expect(svg).toContain('<title>A growing catalogue: pages per second, limit 75</title>');
  expect(svg).toContain('<desc>500: product 149, whole list 88; 5,000: product 78');
  expect(svg).toContain('@media (prefers-color-scheme: dark)');
  for (const products of ['500', '5,000', '50,000']) expect(svg).toContain(`>${products}</text>`);
  expect(svg).not.toContain('NaN');
});

test('bars of several columns are grouped by row', () => {
  const [{ columns, rows, title }] = SAVED.sections;
  const plots = [{ file: 'bars', kind: 'bars', columns: ['product', 'MiB'], label: 'x' }] as const;
  const section = { title, columns, rows, plots };
  const svg = reportFiles({ bars: { ...SAVED, sections: [section] } }).get('plots/bars.svg') ?? '';
  expect(svg.match(/<rect /g)).toHaveLength(6);
  expect(svg).not.toContain('NaN');
});
