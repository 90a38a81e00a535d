import { expect, it, test } from 'vitest';
import { freeLine, giftLine, promotionLine } from './cart-line.test-kit.ts';
import {
  collectionsOf,
  FREE_ITEM_MARK,
  GIFT_MARK,
  isFreeUnit,
  isGiftLine,
  isReward,
  type PromotionLine,
} from './index.ts';

const lineWithMarks = (...marks: readonly string[]) => promotionLine({ marks });

test.each<[string, PromotionLine, boolean, boolean]>([
  ['a line that was bought', promotionLine(), false, false],
  ['one with another attribute', lineWithMarks('freeItem', 'engraving'), false, false],
  ['a free line', freeLine(), true, false],
  ['a free line with another mark', lineWithMarks('x', FREE_ITEM_MARK), true, false],
  ['a gift', giftLine(), false, true],
  ['one with both marks is a gift', lineWithMarks(FREE_ITEM_MARK, GIFT_MARK), false, true],
])('%s', (_, line, isFree, isGift) => {
  expect(isFreeUnit(line)).toBe(isFree);
  expect(isGiftLine(line)).toBe(isGift);
  expect(isReward(line)).toBe(isFree || isGift);
});

it('finds no collections where the product is gone', () => {
  expect(collectionsOf({ ...promotionLine(), merchandise: null })).toEqual([]);
  expect(collectionsOf(promotionLine()).map(({ handle }) => handle)).toEqual(['care']);
});
