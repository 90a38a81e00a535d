import { mkdtempDisposableSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCountsOnDisk } from './counts-on-disk.ts';

const open = (path: string) =>
  openCountsOnDisk(path, (error) => {
    throw error;
  });

it('workers of a server count together, each day by itself, also after a start', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'counts-'));
  const path = join(folder.path, 'new');
  const workers = [open(path), open(path)];
  await Promise.all(
    workers.flatMap(({ add }) =>
      Array.from({ length: 50 }, () => add('2026-12-01', ['nl hero:a', 'nl menu:b'])),
    ),
  );
  await workers[0]?.add('2026-12-02', ['nl hero:a']);
  expect(await open(path).read('2026-12-01')).toEqual(
    new Map([
      ['nl hero:a', 100],
      ['nl menu:b', 100],
    ]),
  );
  expect(await open(path).read('2026-12-02')).toEqual(new Map([['nl hero:a', 1]]));
  expect(await open(path).read('2026-12-03')).toEqual(new Map());
});

it('a day has an end, and so have the days', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'counts-'));
  const counts = open(folder.path);
  writeFileSync(join(folder.path, '2026-12-01'), 'x\n'.repeat(524_289));
  await counts.add('2026-12-01', ['x']);
  expect(statSync(join(folder.path, '2026-12-01')).size).toBe(1_048_578);
  for (let day = 1_000; day < 1_500; day += 1) {
    writeFileSync(join(folder.path, `2025-${day}`), '');
  }
  await counts.add('2026-12-02', ['x']);
  const days = readdirSync(folder.path);
  expect(days).toHaveLength(401);
  expect(days).toContain('2026-12-01');
  expect(days).not.toContain('2025-1000');
});
