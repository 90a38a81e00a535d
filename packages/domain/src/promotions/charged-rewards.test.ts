import { describe, expect, test } from 'vitest';
import { freeLine, giftLine, promotionLine } from './cart-line.test-kit.ts';
import { chargedRewards, type PromotionLine } from './index.ts';

function costing(line: PromotionLine, amount: string) {
  return { ...line, cost: { totalAmount: { amount, currencyCode: 'EUR' } } };
}

describe('chargedRewards', () => {
  test.each([
    ['a free item that costs a cent', costing(freeLine(), '0.01'), true],
    ['a gift that costs its price', costing(giftLine(), '12.0'), true],
    ['a free item that is free', costing(freeLine(), '0.0'), false],
    ['a gift that is free', costing(giftLine(), '0'), false],
    ['something bought', costing(promotionLine(), '12.0'), false],
    ['a free item whose cost cannot be read', costing(freeLine(), 'much'), false],
  ])('%s', (_, line, isCharged) => {
    expect(chargedRewards([line])).toEqual(isCharged ? [line] : []);
  });
});
