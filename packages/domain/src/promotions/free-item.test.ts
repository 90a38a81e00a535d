import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { freeLine, giftLine, promotionLine } from './cart-line.test-kit.ts';
import {
  countQualifyingItems,
  decideFreeItem,
  type PromoSettings,
  type PromotionLine,
  qualificationOf,
  removesFreeItem,
} from './index.ts';

const SETTINGS: PromoSettings = {
  threshold: 2,
  collections: ['care', 'the styling'],
  excludedTags: ['travel', 'gift'],
  freeItem: { productId: 'mask', variantId: 'mask-variant' },
};

const boughtLine = (quantity: number) => promotionLine({ quantity });
const lineIn = (...collections: readonly string[]) => promotionLine({ collections });
const FREE_MASK = freeLine({ product: 'mask' });

function decide(lines: readonly PromotionLine[], flags = {}, settings = SETTINGS) {
  const input = { lines, settings, isFreeItemDisabled: false, wasRemovedByHand: false };
  return decideFreeItem({ ...input, isGivenByDiscount: false, ...flags });
}

const ADD = {
  kind: 'add',
  line: {
    variantId: 'mask-variant',
    quantity: 1,
    attributes: [{ key: '_freeItem', value: 'true' }],
  },
};
const KEEP = { kind: 'keep' };
const REMOVE = { kind: 'remove', lineIds: [FREE_MASK.id] };

describe('qualificationOf', () => {
  test.each<[string, PromotionLine, string]>([
    ['a product of a promo collection', boughtLine(1), 'qualifies'],
    ['one by the title of its collection', lineIn('styling'), 'qualifies'],
    ['one in another collection as well', lineIn('other', 'care'), 'qualifies'],
    ['one whose collection is spelled in capitals', lineIn('CARE'), 'qualifies'],
    ['one of another collection', lineIn('tools'), 'other-collection'],
    ['one whose collection only begins alike', lineIn('care-kits'), 'other-collection'],
    ['one of no collection', lineIn(), 'other-collection'],
    ['one with an excluded tag', promotionLine({ tags: ['new', 'travel'] }), 'excluded-tag'],
    ['one with an excluded tag in capitals', promotionLine({ tags: ['Travel'] }), 'excluded-tag'],
    ['one with another tag', promotionLine({ tags: ['new'] }), 'qualifies'],
    ['the free item, bought', promotionLine({ product: 'mask' }), 'free-item'],
    ['the free item, given', FREE_MASK, 'free-item'],
    ['another size of it', promotionLine({ product: 'mask', variant: 'large' }), 'free-item'],
    ['a free unit of another product', freeLine(), 'free-item'],
    ['a gift', giftLine(), 'free-item'],
    ['a product that is gone', { ...boughtLine(1), merchandise: null }, 'unknown-product'],
  ])('%s', (_, line, expected) => {
    expect(qualificationOf(line, SETTINGS)).toBe(expected);
  });
});

describe('decideFreeItem', () => {
  test.each([
    [0, false, KEEP],
    [1, false, KEEP],
    [2, false, ADD],
    [3, false, ADD],
    [0, true, REMOVE],
    [1, true, REMOVE],
    [2, true, KEEP],
    [3, true, KEEP],
  ])('with %d qualifying and the item there: %s', (quantity, isThere, decision) => {
    const lines = [
      ...(quantity === 0 ? [] : [boughtLine(quantity)]),
      ...(isThere ? [FREE_MASK] : []),
    ];
    expect(decide(lines)).toEqual(decision);
  });

  test.each(['isFreeItemDisabled', 'wasRemovedByHand'])('adds nothing when %s', (flag) => {
    expect(decide([boughtLine(2)], { [flag]: true })).toEqual(KEEP);
  });

  test.each(['isFreeItemDisabled', 'wasRemovedByHand'])(
    'still takes an unearned item out when %s',
    (flag) => {
      expect(decide([boughtLine(1), FREE_MASK], { [flag]: true })).toEqual(REMOVE);
    },
  );

  test.each([
    [1, 0, KEEP],
    [1, 1, KEEP],
    [1, 2, KEEP],
    [2, 0, ADD],
    [2, 1, KEEP],
    [2, 2, KEEP],
  ])(
    'with %d qualifying and %d there, which a discount gives too: %s',
    (bought, units, decision) => {
      const there = units === 0 ? [] : [freeLine({ product: 'mask', quantity: units })];
      expect(decide([boughtLine(bought), ...there], { isGivenByDiscount: true })).toEqual(decision);
    },
  );

  it('does nothing without a free item', () => {
    expect(decide([boughtLine(2)], {}, { ...SETTINGS, freeItem: null })).toEqual(KEEP);
    expect(decide([FREE_MASK], {}, { ...SETTINGS, freeItem: null })).toEqual(KEEP);
  });

  it('is present exactly when it should be, after one decision, and then rests', () => {
    const anyLine = fc.record({
      product: fc.constantFrom('shampoo', 'serum', 'mask'),
      quantity: fc.integer({ min: 1, max: 3 }),
      tags: fc.subarray(['travel', 'new']),
      collections: fc.subarray(['care', 'tools']),
    });
    const anySettings = fc
      .integer({ min: 1, max: 4 })
      .map((threshold) => ({ ...SETTINGS, threshold }));
    fc.assert(
      fc.property(fc.array(anyLine), fc.boolean(), anySettings, (drawn, isThere, settings) => {
        const lines = [...drawn.map(promotionLine), ...(isThere ? [FREE_MASK] : [])];
        const decision = decide(lines, {}, settings);
        const after =
          decision.kind === 'add'
            ? [FREE_MASK, ...lines]
            : lines.filter(
                ({ id }) => decision.kind !== 'remove' || !decision.lineIds.includes(id),
              );
        const isEarned = countQualifyingItems(after, settings) >= settings.threshold;
        expect(after.includes(FREE_MASK)).toBe(isEarned);
        expect(decide(after, {}, settings)).toEqual(KEEP);
      }),
    );
  });
});

describe('removesFreeItem', () => {
  test.each([
    ['the free item', [FREE_MASK.id], true],
    ['it among others', ['x', FREE_MASK.id], true],
    ['another line', [boughtLine(1).id], false],
    ['nothing', [], false],
  ])('removing %s', (_, lineIds, expected) => {
    expect(removesFreeItem([boughtLine(1), FREE_MASK], lineIds, SETTINGS)).toBe(expected);
  });

  it('does not take the same product, bought, for it', () => {
    const own = promotionLine({ product: 'mask' });
    expect(removesFreeItem([own], [own.id], SETTINGS)).toBe(false);
    expect(removesFreeItem([FREE_MASK], [FREE_MASK.id], { ...SETTINGS, freeItem: null })).toBe(
      false,
    );
  });
});
