import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { productDraft, variantDraft } from '../../../testing/drafts.ts';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';

const shadesOf = (count: number) => Array.from({ length: count }, (_, i) => `Shade ${i}`);

async function openWith(count: number) {
  const variants = shadesOf(count).map((shade) => variantDraft({ optionValues: [shade] }));
  const embedded = await openEmbeddedShops({
    drafts: { products: [productDraft({ optionNames: ['Shade'], variants })] },
  });
  return embedded;
}

it.each([
  [100, 1],
  [101, 2],
  [360, 3],
])('a product of %i variants has all of them, after %i questions', async (count, questions) => {
  using embedded = await openWith(count);
  const loaded = await embedded.shops.catalogueOf(marketOf('nl')).product('rain-shampoo');
  if (loaded.kind !== 'found') throw new Error(`It is ${loaded.kind}`);
  expect(loaded.value.variants.map(({ title }) => title)).toEqual(shadesOf(count));
  expect(embedded.requestCount()).toBe(questions);
});
