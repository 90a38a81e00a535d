import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { newFolder } from '../../../../tests/fixtures/folder.ts';
import { openPlatform } from '../../../../tests/fixtures/platform.ts';
import { productDraft } from '../../../../tests/fixtures/product-draft.ts';
import type { Platform } from '../../../platform.ts';
import { saveCatalogue } from '../index.ts';
import { readCatalogue } from './read-catalogue.ts';

let platform: Platform;
let other: Platform;
beforeEach(() => {
  const dataFile = join(newFolder(), 'test.sqlite');
  platform = openPlatform({ dataFile });
  other = openPlatform({ dataFile });
});

const save = ({ context }: Platform, title: string) =>
  saveCatalogue(context, 'nl', { products: [productDraft({ title })] });
const title = () => readCatalogue(platform.context.store, 'nl').products[0]?.record.title;

it('is what this process has just written', async () => {
  await save(platform, 'One');
  expect(title()).toBe('One');
  await save(platform, 'Two');
  expect(title()).toBe('Two');
});

it('is what another process has written', async () => {
  await save(platform, 'One');
  expect(title()).toBe('One');
  await save(other, 'Two');
  expect(title()).toBe('Two');
});

it('is the same while nothing has changed', async () => {
  await save(platform, 'One');
  const { store } = platform.context;
  const first = readCatalogue(store, 'nl');
  expect(readCatalogue(store, 'nl')).toBe(first);
});
