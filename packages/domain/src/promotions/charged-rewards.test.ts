import { expect, test } from 'vitest';
import { freeLine, giftLine, promotionLine } from './cart-line.test-kit.ts';
import { chargedRewards, type PromotionLine } from './index.ts';

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });

function costing(line: PromotionLine, total: string, price = '12.0') {
  return { ...line, cost: { subtotalAmount: euros(price), totalAmount: euros(total) } };
}

test.each([
  ['a free item that costs a cent, its price', costing(freeLine(), '0.01', '0.01'), true],
  ['two of which one is free', costing(freeLine({ quantity: 2 }), '6.0'), false],
  ['one a cent cheaper', costing(freeLine(), '11.99'), false],
  ['one that has no price', costing(freeLine(), '0.0', '0.0'), false],
  ['one that costs more than its price, as after a rise', costing(freeLine(), '12.01'), true],
  ['a gift that costs its price', costing(giftLine(), '12.0'), true],
  ['a free item that is free', costing(freeLine(), '0.0'), false],
  ['a gift that is free', costing(giftLine(), '0'), false],
  ['something bought', costing(promotionLine(), '12.0'), false],
  ['a free item whose cost cannot be read', costing(freeLine(), 'much'), false],
])('chargedRewards: %s', (_, line, isCharged) => {
  expect(chargedRewards([line])).toEqual(isCharged ? [line] : []);
});
