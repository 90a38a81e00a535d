import type { Checkout } from '@lokke/contract/checkout';
import { NO_PROMOTIONS } from '@lokke/contract/ports';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { checkout as cartOf, line } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop, textsOf } from '../../state/render.test-kit.tsx';
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

const euros = (amount: string) => ({ amount, currencyCode: 'EUR' });
const cartAt = (total: string): Checkout => ({
  ...cartOf(line(1, 1, 20, 20)),
  cost: { subtotalAmount: euros(total), totalAmount: euros(total) },
});
const renderTotals = (checkout: Checkout, amountInMinorUnits: number) =>
  renderInShop(<CartTotals checkout={checkout} />, {
    checkout,
    modules: {
      promotions: {
        ...NO_PROMOTIONS,
        freeDeliveryFrom: { amountInMinorUnits, currencyCode: 'EUR' },
      },
    },
  });

test.each([
  [2001, 'Left to pay, before delivery'],
  [2000, 'Left to pay'],
])('a gift card leaves the rest to pay, with free delivery from %i: %s', async (from, left) => {
  const card = (id: string, paid: string) => ({ id, lastCharacters: id, amountUsed: euros(paid) });
  const giftCards = [card('aaaa', '15.00'), card('paysNothing', '0.00')];
  const { container } = await renderTotals({ ...cartAt('20.00'), giftCards }, from);
  expect([...container.querySelectorAll('dl')].map((list) => textsOf(list.children))).toEqual([
    ['Total', '€20.00'],
    ['Gift card ending in aaaa', '−€15.00'],
    [left, '€5.00'],
  ]);
});

test.each([
  ['19.99', 2000, 'VAT included. Delivery is calculated at the checkout.'],
  ['20.00', 2000, 'VAT included. Delivery is free.'],
  ['20.01', 2000, 'VAT included. Delivery is free.'],
  ['0.01', 0, 'VAT included. Delivery is free.'],
])('a total of %s, with free delivery from %i cents: %s', async (total, from, note) => {
  await renderTotals(cartAt(total), from);
  expect(screen.getByText(note)).toBeDefined();
});
