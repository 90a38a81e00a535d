import { describe, expect, it, test } from 'vitest';
import { parsePromoSettings } from './index.ts';

describe('parsePromoSettings', () => {
  test.each([
    ['1', 1],
    ['2', 2],
    ['3', 3],
    [' 4 ', 4],
    ['007', 7],
    [5, 5],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740992', 2],
    ['0', 2],
    [0, 2],
    ['-1', 2],
    [-1, 2],
    ['2.5', 2],
    [2.5, 2],
    ['1e1', 2],
    ['three', 2],
    ['3 items', 2],
    ['x3', 2],
    ['', 2],
    [' ', 2],
    [null, 2],
    [undefined, 2],
    [Number.NaN, 2],
    [Number.POSITIVE_INFINITY, 2],
    [true, 2],
    [['3'], 2],
    [{}, 2],
  ])('takes the threshold %o for %d', (amountOfProductsToGetFreeItem, threshold) => {
    expect(parsePromoSettings({ amountOfProductsToGetFreeItem }, null).threshold).toBe(threshold);
  });

  test.each([
    ['care', ['care']],
    [' Care , styling,,care, ', ['care', 'styling']],
    ['The Care Range', ['the care range']],
    ['', []],
    [' , ,', []],
    [null, []],
    [undefined, []],
    [7, []],
    [['care'], []],
  ])('takes the lists %o for %o', (list, names) => {
    const raw = { promoCollectionName: list, shopifyTagsToExcludeFromPromo: list };
    expect(parsePromoSettings(raw, null)).toMatchObject({
      collections: names,
      excludedTags: names,
    });
  });

  it('keeps the two lists apart, and the free item as it is given', () => {
    const freeItem = { productId: 'p', variantId: 'v' };
    expect(
      parsePromoSettings(
        { promoCollectionName: 'a', shopifyTagsToExcludeFromPromo: 'b' },
        freeItem,
      ),
    ).toEqual({ threshold: 2, collections: ['a'], excludedTags: ['b'], freeItem });
  });
});
