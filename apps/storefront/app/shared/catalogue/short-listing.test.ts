import { CARDS_PER_PAGE, FILTER_GROUPS } from '@lokke/domain/listing';
import { marketOf } from '@lokke/domain/markets';
import { expect, test } from 'vitest';
import { aProduct } from './products.test-kit.ts';
import { shortListing } from './short-listing.ts';

test.each([
  [143, 143],
  [144, 144],
  [145, CARDS_PER_PAGE],
])('a list of %i products comes with %i cards', (count, cards) => {
  const products = Array.from({ length: count }, (_, id) => aProduct({ id: `${id}` }));
  const listing = shortListing({
    products,
    parts: [],
    url: 'https://shop.example/shop',
    market: marketOf('nl'),
    groups: FILTER_GROUPS,
  });
  expect(listing.cards).toHaveLength(cards);
});
