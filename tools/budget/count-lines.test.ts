import { expect, it } from 'vitest';
import rows from './budget.json' with { type: 'json' };
import { countLines } from './count-lines.ts';

const row = (folder: string, lines: number) => ({ folder, lines, reason: 'a test' });
const counts = (files: Readonly<Record<string, number>>) =>
  countLines(
    [row('apps', 100), row('apps/storefront/app', 50), row('.', 10)],
    Object.entries(files).map(([file, lines]) => ({ file, lines })),
  ).map(({ folder, counted }) => [folder, counted]);

it('counts a file for the longest folder that holds it', () => {
  expect(
    counts({ 'apps/stack/a.ts': 3, 'apps/storefront/app/b.tsx': 4, 'vitest.config.ts': 5 }),
  ).toEqual([
    ['apps', 3],
    ['apps/storefront/app', 4],
    ['.', 5],
  ]);
});

it('counts code alone, and no folder whose name only begins alike', () => {
  expect(counts({ 'apps/a.json': 900, 'apps/b.css': 900, 'apps-old/c.mjs': 2 })).toEqual([
    ['apps', 0],
    ['apps/storefront/app', 0],
    ['.', 2],
  ]);
});

it.each(rows)('$folder says why it grew last, and no more', ({ reason }) => {
  expect(reason.length).toBeLessThanOrEqual(200);
});
