import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../../../tests/fixtures/folder.ts';
import { trimFolder } from './image-cache.ts';

let folder = '';

beforeEach(async () => {
  folder = newFolder();
  for (const [second, name] of ['aa/oldest', 'bb/middle', 'aa/newest'].entries()) {
    await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
    await writeFile(join(folder, name), 'ten bytes!');
    await utimes(join(folder, name), second, second);
  }
});

it.each([
  [31, ['middle', 'newest', 'oldest']],
  [30, ['middle', 'newest', 'oldest']],
  [29, ['middle', 'newest']],
  [20, ['middle', 'newest']],
  [19, ['newest']],
  [9, []],
])('of three files of ten bytes, the newest stay within %i', async (mostBytes, left) => {
  await trimFolder(folder, mostBytes);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files.toSorted()).toEqual(left);
});
