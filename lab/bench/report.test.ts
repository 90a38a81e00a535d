import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readResults, renderReport } from './report.ts';

test('results.md is what results.json says (npm run bench -- --report)', () => {
  const page = readFileSync(join(import.meta.dirname, 'results.md'), 'utf8');
  expect(renderReport(readResults())).toBe(page);
});

test('renderReport says of a section when and where it was measured, and what missed its aim', () => {
  const target = { what: 'a page', aim: '≤ 1 s', measured: '2 s', isMet: false };
  const section = { title: 'Pages', columns: ['page', 's'], rows: [['home', '2 (1–3)']] };
  const saved = { day: '2026-11-26', machine: '2 × AMD EPYC', targets: [target] };
  const text = renderReport({ pages: { ...saved, sections: [section] } });
  expect(text).toContain('## Pages\n\n2026-11-26, 2 × AMD EPYC.');
  expect(text).toContain('| home | 2 (1–3) |');
  expect(text).toContain('| a page | ≤ 1 s | 2 s | **missed** |');
});
