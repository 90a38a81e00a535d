import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../../../tests/fixtures/folder.ts';
import { createImageCache } from './image-cache.ts';

const BYTES = new Uint8Array([1, 2, 3]);
let folder = '';

beforeEach(async () => {
  folder = newFolder();
});

it('makes a picture once for requests that arrive together', async () => {
  const cache = createImageCache(folder);
  let made = 0;
  const make = async () => {
    made += 1;
    return BYTES;
  };
  const results = await Promise.all([cache.get('aa11', make), cache.get('aa11', make)]);
  expect(made).toBe(1);
  expect(results).toEqual([BYTES, BYTES]);
});

it('keeps pictures on disk for the next process and leaves no unfinished file', async () => {
  await createImageCache(folder).get('aa11', async () => BYTES);
  const kept = await createImageCache(folder).get('aa11', () =>
    Promise.reject(new Error('made again')),
  );
  expect(kept).toEqual(BYTES);
  expect(await readdir(join(folder, 'aa'))).toEqual(['aa11']);
});

it('leaves nothing of a picture that could not be kept', async () => {
  await mkdir(join(folder, 'aa', 'aa11'), { recursive: true });
  expect(await createImageCache(folder).get('aa11', async () => BYTES)).toEqual(BYTES);
  expect(await readdir(join(folder, 'aa'))).toEqual(['aa11']);
});

it('forgets a failure, so the next request tries again', async () => {
  const cache = createImageCache(folder);
  await expect(cache.get('aa11', () => Promise.reject(new Error('broken')))).rejects.toThrow();
  await expect(cache.get('aa11', async () => BYTES)).resolves.toEqual(BYTES);
});

it('keeps no more than it may: the oldest go', async () => {
  const cache = createImageCache(folder, 2 * BYTES.length);
  for (const key of ['aa11', 'bb22', 'cc33', 'dd44']) await cache.get(key, async () => BYTES);
  const countKept = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  };
  await expect.poll(countKept).toBe(2);
});
