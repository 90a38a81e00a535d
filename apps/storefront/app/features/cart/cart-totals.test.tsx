// @vitest-environment happy-dom
import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { screen } from '@testing-library/react';
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
  ['of goods beside a gift card does', GIFT_CARD, [line(2, 1, 10, 10)], /Delivery: €4.95/],
] as const)('a cart %s', async (_, kind, goods, words) => {
  const card = line(1, 1, 25, 25);
  const merchandise = card.merchandise && { ...card.merchandise, ...kind };
  const checkout = cartOf({ ...card, merchandise }, ...goods);
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
  expect(screen.queryByText(words)).not.toBe(null);
});
