// @vitest-environment happy-dom
import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { expect, test } from 'vitest';
import { checkout as cartOf, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { PromotionProgress } from '../promotions/promotion-progress.tsx';
import { CartTotals } from './cart-totals.tsx';

const fifty = { amountInMinorUnits: 5000, currencyCode: 'EUR' } as const;
const delivery = { price: '€4.95', days: { from: 1, to: 1 }, orderBefore: '16:00' };

const GIFT_CARD = { requiresShipping: false, isGiftCard: true } as const;
const COURSE = { requiresShipping: false } as const;

test.each([
  ['of gift cards alone says nothing of delivery', GIFT_CARD, [], /comes by e-\u2060mail/],
  ['of what is not sent says so', COURSE, [], /Nothing has to be sent/],
  ['of goods beside a gift card does', GIFT_CARD, [line(2, 4, 10, 40)], /Delivery: €4.95/],
  [
    'of goods lacks what a gift card beside is worth',
    GIFT_CARD,
    [line(2, 4, 10, 40)],
    /€10.00 to go/,
  ],
] as const)('a cart %s', async (_, kind, goods, words) => {
  const card = line(1, 1, 25, 25);
  const merchandise = card.merchandise && { ...card.merchandise, ...kind };
  const total = { amount: goods.length > 0 ? '65.0' : '25.0', currencyCode: 'EUR' };
  const cost = { subtotalAmount: total, totalAmount: total };
  const checkout = { ...cartOf({ ...card, merchandise }, ...goods), cost };
  const { container } = await renderInShop(
    <>
      <PromotionProgress />
      <CartTotals checkout={checkout} />
    </>,
    { checkout, modules: { promotions: { ...NO_PROMOTIONS, freeDeliveryFrom: fifty }, delivery } },
  );
  const isSent = goods.length > 0;
  expect(/to go, then delivery|Delivery: €4.95|With you on/.test(container.textContent)).toBe(
    isSent,
  );
  expect(container.textContent).toMatch(words);
});
