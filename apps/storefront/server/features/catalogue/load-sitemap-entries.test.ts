import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { ALL_PRODUCTS, SMALL_SHOP } from '../../../testing/drafts.ts';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';

it('lists ranges and products, and not the collection of all, whose page is the shop', async () => {
  const rain = { ...ALL_PRODUCTS, handle: 'rain', title: 'Rain' };
  const drafts = { ...SMALL_SHOP, collections: [ALL_PRODUCTS, rain] };
  using embedded = await openEmbeddedShops({ drafts });
  const loaded = await embedded.shops.catalogueOf(marketOf('nl')).addresses();
  const paths = loaded.kind === 'found' ? loaded.value.map(({ path }) => path) : [];
  expect(paths).toContain('/range/rain');
  expect(paths).toContain('/products/rain-shampoo');
  expect(paths).not.toContain('/range/all');
});
