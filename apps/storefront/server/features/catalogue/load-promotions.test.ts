import type { Loaded, PromoTexts } from '@lokke/contract/ports';
import { expect, test } from 'vitest';
import { loadPromotions } from './load-promotions.ts';

const TEXTS: PromoTexts = {
  amountOfProductsToGetFreeItem: '2',
  promoCollectionName: 'care',
  shopifyTagsToExcludeFromPromo: null,
  freeItemHandle: 'mask',
  automaticDiscountIds: [],
  giftDiscountIds: [],
  discountTitles: {},
  popups: { freeTravelSize: null, noKickbackFee: null },
};
const failed = { kind: 'failed' } as const;
const missing = { kind: 'missing' } as const;
const found: Loaded<PromoTexts> = { kind: 'found', value: TEXTS };

test.each([
  ['unknown', 'the content fails', failed, missing],
  ['unknown', 'its free item fails', found, failed],
  ['known', 'the content has none', missing, missing],
  ['known', 'its free item is not sold', found, missing],
] as const)('promotions are %s where %s', async (expected, _, texts, product) => {
  const { isUnknown = false } = await loadPromotions({
    texts: async () => texts,
    product: async () => product,
    terms: async () => failed,
  });
  expect(isUnknown).toBe(expected === 'unknown');
});
