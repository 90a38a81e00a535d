import { beforeEach, expect, it } from 'vitest';
import { openPlatform } from '../../../tests/fixtures/platform.ts';
import { productDraft } from '../../../tests/fixtures/product-draft.ts';
import { shopperAt } from '../../../tests/fixtures/shopper.ts';
import type { Platform } from '../../platform.ts';
import { saveCatalogue } from '../catalogue/index.ts';

let platform: Platform;
beforeEach(() => {
  platform = openPlatform();
});

const fill = (count: number) =>
  saveCatalogue(platform.context, 'nl', {
    products: Array.from({ length: count }, (_, i) =>
      productDraft({ handle: `oil-${i}`, title: `Oil ${i}` }),
    ),
  });

async function suggestionsFor(query: string): Promise<string> {
  const text = 'query ($query: String!) { predictiveSearch(query: $query) { products { title } } }';
  const { data } = await shopperAt(platform, 'nl', '2025-04').request(text, { query });
  return JSON.stringify(data);
}

it('indexes a catalogue of more than a thousand products that is in use, once', async () => {
  await fill(1001);
  expect(await platform.searchIndexing.run()).toBe(0);
  await suggestionsFor('something');
  await fill(1002);
  expect(await platform.searchIndexing.run()).toBeGreaterThan(0);
  expect(await platform.searchIndexing.run()).toBe(0);
  expect(await suggestionsFor('1001')).toContain('Oil 1001');
});

it('leaves a small catalogue to the first search', async () => {
  await suggestionsFor('something');
  await fill(1000);
  expect(await platform.searchIndexing.run()).toBe(0);
  expect(await suggestionsFor('999')).toContain('Oil 999');
});

it('answers a search that comes before the index is complete', async () => {
  await suggestionsFor('something');
  await fill(1500);
  const indexing = platform.searchIndexing.run();
  expect(await suggestionsFor('1499')).toContain('Oil 1499');
  await indexing;
});

it('ends early when the platform stops', async () => {
  await suggestionsFor('something');
  await fill(1500);
  const indexing = platform.searchIndexing.run();
  await platform.searchIndexing.stop();
  expect(await indexing).toBeLessThan(15);
});
