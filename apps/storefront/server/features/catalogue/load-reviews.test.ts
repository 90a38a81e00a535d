import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { openEmbeddedShops } from '../../../testing/embedded-shops.ts';

it.each([
  ['verified_buyer', true],
  ['unverified', false],
  [null, false],
])('a review whose writer is %s is known to be of a buyer: %s', async (status, isBought) => {
  using embedded = await openEmbeddedShops();
  const node = {
    __typename: 'Metaobject',
    id: 'gid://shopify/Metaobject/1',
    rating: { value: '{"value":"4.0"}' },
    submittedAt: { value: '2026-11-19T10:00:00Z' },
    verification: status === null ? null : { value: status },
  };
  const product = { reviews: { references: { nodes: [node] } } };
  embedded.respondWith(async () => Response.json({ data: { product } }));
  const reviews = await embedded.shops.catalogueOf(marketOf('nl')).reviews('rain-shampoo');
  expect(reviews).toMatchObject({ kind: 'found', value: [{ stars: 4, isBought }] });
});
