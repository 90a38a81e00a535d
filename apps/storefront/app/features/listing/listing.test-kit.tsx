import { FILTER_GROUPS } from '@lokke/domain/listing';
import { marketOf } from '@lokke/domain/markets';
import type { LoaderFunction } from 'react-router';
import { aProduct, aVariant } from '../../shared/catalogue/products.test-kit.ts';
import { shortListing } from '../../shared/catalogue/short-listing.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { ListingPage } from './listing-page.tsx';

export const CONCERNS = ['dryness', 'frizz', 'fading', 'breakage', 'thinning', 'scalp', 'dullness'];
const HEADING = { title: 'Shop', intro: '' };
export const PRODUCTS = CONCERNS.map((concern, index) =>
  aProduct({
    id: `gid://shopify/Product/${index}`,
    handle: concern,
    title: `Product ${concern}`,
    soldQuantity: 10 - index,
    firstVariant: aVariant({
      price: { amountInMinorUnits: 1000 + index * 100, currencyCode: 'EUR' },
    }),
    specs: [
      { type: 'hairType', value: 'dry' },
      { type: 'concern', value: concern },
    ],
  }),
);

/** The list of a shop, filtered and sorted as its address says. */
export async function renderList(
  search = '',
  products = PRODUCTS,
  groups = FILTER_GROUPS,
  loader?: LoaderFunction,
) {
  const listing = shortListing({
    products,
    parts: [],
    url: `https://shop.example/shop${search}`,
    market: marketOf('en'),
    groups,
  });
  const page = <ListingPage {...HEADING} listing={{ ...listing, groups }} />;
  return renderInShop(page, { path: `/shop${search}`, checkout: null, ...(loader && { loader }) });
}
