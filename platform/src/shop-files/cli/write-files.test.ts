import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../../tests/fixtures/folder.ts';
import { DataError } from '../../store/index.ts';
import { writeFolder, writeWhole } from './write-files.ts';

const folder = newFolder();

it('a file that cannot be written leaves the one before', async () => {
  const path = join(folder, 'out.csv');
  await writeWhole(path, 'before');
  mkdirSync(`${path}.part`);
  await expect(writeWhole(path, 'after')).rejects.toThrow(`${path} is a folder`);
  expect(readFileSync(path, 'utf8')).toBe('before');
});

it('a file is written in the place of the one before, and nothing beside it', async () => {
  const path = join(folder, 'again', 'out.csv');
  mkdirSync(join(folder, 'again'));
  await writeWhole(path, 'before');
  await writeWhole(path, 'after');
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(readdirSync(join(folder, 'again'))).toEqual(['out.csv']);
});

it.skipIf(process.platform !== 'linux')('a full disk is told with the file', async () => {
  await expect(writeWhole('/dev/full', 'text')).rejects.toThrow(
    '/dev/full cannot grow: the disk is full.',
  );
});

it('a folder that cannot be written whole is taken away again', async () => {
  const path = join(folder, 'shop');
  const files = new Map([
    ['shop.json', '{}'],
    ['shop.json/more', ''],
  ]);
  await expect(writeFolder(path, files)).rejects.toThrow(DataError);
  expect(existsSync(path)).toBe(false);
});

it('a folder that is there already stays as it is', async () => {
  const path = join(folder, 'kept');
  mkdirSync(path);
  expect(await writeFolder(path, new Map([['a', '']]))).toBe(false);
  expect(readdirSync(path)).toEqual([]);
});
