import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, merchandise } from '../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { MoreProducts } from './more-products.tsx';

const cards = [1, 2, 3].map(card);
const together = [1, 2, 3].map((id) => ({
  merchandise: merchandise(id, 12.5),
  price: { amountInMinorUnits: 1250 * id, currencyCode: 'EUR' as const },
}));
const button = () => screen.queryByRole('button', { name: /^Add (both|all)/ });

test.each([
  [0, undefined],
  [1, undefined],
  [2, 'Add both · €37.50'],
  [3, 'Add all 3 · €75.00'],
])('%i products that go together: %s', async (count, name) => {
  const page = <MoreProducts cards={cards} together={together.slice(0, count)} />;
  await renderInShop(page, { checkout: null });
  expect(screen.getByRole('heading', { name: 'Goes well with' })).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(button()?.textContent).toBe(name);
});

test('all are added by one press, which a failure undoes and another says', async () => {
  const { store } = await renderInShop(<MoreProducts cards={cards} together={together} />, {
    checkout: null,
  });
  const press = () => act(async () => fireEvent.click(button() ?? document.body));
  const resolve = (outcome: Parameters<typeof store.resolve>[1]) =>
    act(async () => store.resolve(store.getSnapshot().queue, outcome));
  const isBusy = () => button()?.getAttribute('aria-disabled') === 'true';
  const messages = () => screen.getByRole('status').textContent;
  await press();
  await press();
  const { queue } = store.getSnapshot();
  expect(queue.map(({ change }) => change)).toEqual([
    {
      kind: 'add',
      additions: together.map((one) => ({
        lineItem: { variantId: one.merchandise.id, quantity: 1, sellingPlanId: null },
        merchandise: one.merchandise,
      })),
    },
  ]);
  expect(isBusy()).toBe(true);
  await resolve({ ok: false, message: 'Later' });
  expect([isBusy(), messages()]).toEqual([false, '']);
  expect(screen.getByRole('alert').textContent).toMatch(/^That did not work/);
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  await resolve({ ok: true, checkout: null });
  expect([isBusy(), messages()]).toEqual([false, '3 products are in your bag.']);
  expect(screen.queryByRole('alert')).toBeNull();
});
