import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cliInFolder } from '../../../tests/fixtures/cli.ts';
import { newFolder } from '../../../tests/fixtures/folder.ts';
import { MOST_BYTES, readLimited } from './limited-file.ts';

const folder = newFolder();
const { pathOf, put, run } = cliInFolder();

it.each([
  [9, true],
  [10, true],
  [11, false],
])('of %d bytes, where 10 are allowed, is read: %s', async (size, isRead) => {
  const path = join(folder, 'list.csv');
  writeFileSync(path, 'x'.repeat(size));
  const read = readLimited(path, 10);
  if (isRead) expect(await read).toHaveLength(size);
  else await expect(read).rejects.toThrow('list.csv is larger than 0.00001 MB');
});

it('a file whose size nobody tells is cut off, too', async () => {
  await expect(readLimited('/dev/zero', 100_000)).rejects.toThrow('zero is larger than 0.1 MB');
});

it.each([
  ['import', 'big.csv', '--shop', 'nl'],
  ['import-content', 'big.csv'],
  ['import-salons', 'big.csv'],
  ['import-reviews', 'big.csv', '--shop', 'nl'],
  ['discount', 'add', 'big.csv', '--shop', 'nl'],
  ['reset', '--shop', 'nl', '--from', 'big.csv'],
  ['reset', '--shop', 'nl', '--empty', '--customers', 'big.csv'],
  ['reset', '--shop', 'nl', '--empty', '--redirects', 'big.csv'],
  ['reset', '--shop', 'nl', '--empty', '--content', 'big.csv'],
])('%s %s … refuses a file that is too large, and names it and the limit', async (...args) => {
  await put('big.csv', '');
  // A hole: it takes no room on the disk.
  truncateSync(pathOf('big.csv'), MOST_BYTES + 1);
  const { code, err } = await run(...args);
  expect([code, err]).toEqual([1, expect.stringContaining('big.csv is larger than 200 MB. Split')]);
});
