import { parseDiscount } from '@lokke/domain/discounts';
import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import { automaticDiscountSchema, getAutomaticDiscount } from './discount.ts';
import { messageOf } from './errors.ts';

const ID = 'gid://shopify/DiscountAutomaticNode/7';

function messageFor(input: unknown): string | null {
  const result = v.safeParse(getAutomaticDiscount.request, input, { abortEarly: true });
  return result.success ? null : result.issues[0].message;
}

test.each([
  [{ discountId: ID, locale: 'nl' }, null],
  [{ locale: 'nl' }, 'missingDiscountId'],
  [{ discountId: ' ', locale: 'nl' }, 'missingDiscountId'],
  [{ discountId: '7', locale: 'nl' }, 'invalidDiscountId'],
  [{ discountId: 'gid://shopify/Product/7', locale: 'nl' }, 'invalidDiscountId'],
  [{ discountId: ID }, 'missingLocale'],
  [{ discountId: ID, locale: 'xx' }, 'unknownLocale'],
] as const)('the request: %o is answered with %s', (input, code) => {
  expect(messageFor(input)).toBe(code === null ? null : messageOf(code));
});

it('the reply is what the rules read', () => {
  const reply = v.parse(automaticDiscountSchema, {
    discountId: ID,
    type: 'DiscountAutomaticBxgy',
    data: {
      status: 'ACTIVE',
      title: 'Three and one',
      usesPerOrderLimit: 2,
      customerBuys: {
        items: { __typename: 'DiscountCollections', collections: [{ id: 'c' }] },
        value: { quantity: '3' },
      },
      customerGets: {
        products: [{ id: 'p', variantId: 'v', title: 't', handle: 'h', featuredImage: null }],
      },
    },
  });
  expect(parseDiscount(reply)).toMatchObject({ isActive: true, usesPerOrderLimit: 2 });
});
