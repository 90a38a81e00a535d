import { expect, it } from 'vitest';
import { lineShares } from './line-shares.ts';

it.each([
  { prices: [1001, 1001, 1001], discounts: [100], paid: [967, 968, 968] },
  { prices: [2395, 2395], discounts: [479], paid: [2155, 2156] },
  { prices: [333, 667], discounts: [1, 1], paid: [333, 665] },
  { prices: [500, 500], discounts: [1000], paid: [0, 0] },
  { prices: [500, 0], discounts: [1, 2], paid: [497, 0] },
  { prices: [], discounts: [100], paid: [] },
])('lineShares of $discounts off lines of $prices leave $paid', ({ prices, discounts, paid }) => {
  const lines = prices.map((totalInMinorUnits, place) => ({ id: `${place}`, totalInMinorUnits }));
  const off = discounts.map((amountInMinorUnits) => ({ amountInMinorUnits }));
  const shared = [...lineShares({ lines, discounts: off }).values()];
  expect(shared.map(({ paidInMinorUnits }) => paidInMinorUnits)).toEqual(paid);
  // Whoever is told the discounts of a line counts what a refund of it gives back.
  const taken = shared.map(({ shares }) =>
    shares.reduce((sum, one) => sum + one.amountInMinorUnits, 0),
  );
  expect(taken.map((amount, place) => (prices[place] ?? 0) - amount)).toEqual(paid);
});

it('lineShares takes nothing off a gift card', () => {
  const lines = [
    { id: 'card', totalInMinorUnits: 2500, isGiftCard: true },
    { id: 'comb', totalInMinorUnits: 900 },
  ];
  const shared = lineShares({ lines, discounts: [{ amountInMinorUnits: 90 }] });
  expect([...shared.values()].map((one) => one.paidInMinorUnits)).toEqual([2500, 810]);
});
