import type { AutomaticDiscountResponse } from '@lokke/contract/discount';
import { marketOf } from '@lokke/domain/markets';
import { expect, it, test } from 'vitest';
import { localizeDiscount, type PageWords } from './localize-discount.ts';

const ID = 'gid://shopify/DiscountAutomaticNode/7';
const MASK = 'gid://shopify/Product/1';
const COMB = 'gid://shopify/Product/2';

const gift = (id: string, title: string) => ({
  id,
  variantId: id.replace('Product', 'ProductVariant'),
  title,
  handle: 'x',
  featuredImage: null,
});

function discount(amount: string | null): AutomaticDiscountResponse {
  return {
    discountId: ID,
    type: 'DiscountAutomaticBxgy',
    data: {
      status: 'ACTIVE',
      title: 'Cadeau vanaf € 45',
      usesPerOrderLimit: 1,
      customerBuys: { items: { __typename: 'AllDiscountItems' }, value: { amount } },
      customerGets: { products: [gift(MASK, 'Masker'), gift(COMB, 'Kam')] },
    },
  };
}

function words(
  discountTitles: Readonly<Record<string, string>> | null,
  firstVariant: { readonly availableForSale: boolean } | null = null,
): PageWords {
  return {
    market: marketOf('en'),
    promotions: async () =>
      discountTitles === null
        ? { kind: 'failed' }
        : {
            kind: 'found',
            value: { discountTitles },
          },
    productsByIds: async () => ({
      kind: 'found',
      value: [{ id: MASK, title: 'Mask', firstVariant }],
    }),
  };
}

it('says a discount and its products as the page does, with what has to be bought in its currency', async () => {
  const { data } = await localizeDiscount(discount('45.0'), words({ [ID]: 'Gift from {amount}' }));
  expect(data.title).toBe('Gift from €45');
  expect(data.customerGets?.products.map(({ title }) => title)).toEqual(['Mask', 'Kam']);
});

test.each([
  ['the content does not answer', '45.0', null],
  ['the content has no title for it', '45.0', { other: 'Another' }],
  ['its title asks for an amount that there is not', null, { [ID]: 'Gift from {amount}' }],
])('keeps the title of the shop where %s', async (_, amount, titles) => {
  const { data } = await localizeDiscount(discount(amount), words(titles));
  expect(data.title).toBe('Cadeau vanaf € 45');
});

test.each([
  [true, [undefined, undefined]],
  [false, [true, undefined]],
])('marks what is sold out: with stock %s, %j', async (availableForSale, marks) => {
  const { data } = await localizeDiscount(discount('45.0'), words({}, { availableForSale }));
  expect(data.customerGets?.products.map(({ isSoldOut }) => isSoldOut)).toEqual(marks);
});
