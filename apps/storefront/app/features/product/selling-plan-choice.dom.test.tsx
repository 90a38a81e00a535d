import type { SellingPlan } from '@lokke/domain/catalogue';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aProductDetail, aVariant } from '../../shared/catalogue/products.test-kit.ts';
import { textsOf } from '../../state/render.test-kit.tsx';
import { renderPanel } from './buy-panel.test-kit.tsx';
import { planPrice, planSaving } from './selling-plan-choice.tsx';

const plan = (discountPercentage: number | null): SellingPlan => ({
  id: 'plan',
  name: 'Every 4 weeks',
  description: null,
  discountPercentage,
});

test.each([
  [2400, null, 2400],
  [2400, plan(null), 2400],
  [2400, plan(0), 2400],
  [2400, plan(10), 2160],
  [2495, plan(10), 2246],
  [1, plan(10), 1],
])('%i under the plan %j costs %i', (amountInMinorUnits, chosen, expected) => {
  const price = { amountInMinorUnits, currencyCode: 'EUR' } as const;
  expect(planPrice(price, chosen)).toEqual({ amountInMinorUnits: expected, currencyCode: 'EUR' });
});

test.each([
  [2400, plan(null), 0],
  [2400, plan(10), 240],
  [2495, plan(10), 249],
  [2495, plan(100), 2495],
])(
  'what is saved and what is paid make up %i under the plan %j',
  (amountInMinorUnits, chosen, saved) => {
    const price = { amountInMinorUnits, currencyCode: 'EUR' } as const;
    expect(planSaving(price, chosen).amountInMinorUnits).toBe(saved);
  },
);

const CHEAPER = { ...plan(10), id: 'cheaper', description: 'Stop when you like.' };
const SAME = { ...plan(0), id: 'same', name: 'Every 8 weeks' };

async function renderPlans(sellingPlans: readonly SellingPlan[]) {
  const rendered = await renderPanel(aProductDetail({ variants: [aVariant()], sellingPlans }));
  const group = screen.queryByRole('group', { name: 'How often' });
  const tiles = [...(group?.querySelectorAll('label') ?? [])];
  return {
    ...rendered,
    tiles: () => textsOf(tiles),
    chosen: () => tiles.findIndex((one) => one.querySelector('input')?.checked),
    choose: (place: number) =>
      fireEvent.click(tiles[place]?.querySelector('input') ?? document.body),
    terms: () => group?.parentElement?.querySelector(':scope > p')?.textContent,
  };
}

test('a product without plans asks nothing', async () => {
  expect((await renderPlans([])).tiles()).toEqual([]);
});

test('each plan stands with its price, and that of a single purchase where it is higher', async () => {
  const { tiles, chosen } = await renderPlans([CHEAPER, SAME]);
  expect(tiles()).toEqual([
    'Just this once',
    'Every 4 weeksJust this once €24.00, €21.60',
    'Every 8 weeks€24.00',
  ]);
  expect(chosen()).toBe(0);
});

test('a chosen plan says what it saves on the quantity, is bought with, and can be left', async () => {
  const { store, choose, chosen, terms } = await renderPlans([CHEAPER, SAME]);
  expect(terms()).toBe('Stop when you like.');
  choose(1);
  expect([chosen(), terms()]).toEqual([1, 'You save €2.40 on every delivery. Stop when you like.']);
  fireEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(terms()).toBe('You save €4.80 on every delivery. Stop when you like.');
  const [button] = screen.getAllByText(/^Add to bag/);
  fireEvent.submit(button ?? document.body);
  expect(store.getSnapshot().queue[0]?.change).toMatchObject({
    additions: [{ lineItem: { quantity: 2, sellingPlanId: 'cheaper' } }],
  });
  choose(2);
  expect([chosen(), terms()]).toEqual([2, undefined]);
  choose(0);
  expect([chosen(), terms()]).toEqual([0, 'Stop when you like.']);
});

test.each([null, ''])('a plan described by %j has no terms until it saves', async (description) => {
  const { choose, terms } = await renderPlans([{ ...CHEAPER, description: description }]);
  expect(terms()).toBeUndefined();
  choose(1);
  expect(terms()).toBe('You save €2.40 on every delivery.');
});
