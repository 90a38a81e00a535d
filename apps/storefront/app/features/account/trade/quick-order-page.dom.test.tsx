import { act, fireEvent, screen } from '@testing-library/react';
import { data } from 'react-router';
import { expect, test, vi } from 'vitest';
import { checkout, line, merchandise } from '../../../state/measurement/measurement.test-kit.ts';
import { renderInShop } from '../../../state/render.test-kit.tsx';
import { QuickOrderPage, type TradeAnswer } from './quick-order-page.tsx';

test.each([
  [5, '5 × Oil · €50.00. For your salon: €30.00 (40% off from 6 items).'],
  [6, '6 × Oil · For your salon: €36.00 (40% off from 6 items).'],
])('of %i in the bag the result tells what the bag takes: %s', async (quantity, told) => {
  const addition = {
    lineItem: { variantId: merchandise(1, 10).id, quantity, sellingPlanId: null },
    merchandise: merchandise(1, 10),
  };
  const amount = { amountInMinorUnits: quantity * 1000, currencyCode: 'EUR' } as const;
  const rates = [{ percentage: 40, collections: null, minimum: { quantity: 6 } }];
  const rows = [{ title: 'Oil', size: null, amount, addition }];
  const answer: TradeAnswer = { order: { faults: [], rates, rows } };
  const bag = checkout(line(1, quantity, 10, quantity * 10));
  const { store } = await renderInShop(<QuickOrderPage isSalon missingProof={null} />, {
    action: () => answer,
    checkout: bag,
  });
  fireEvent.change(screen.getByLabelText(/Articles/), { target: { value: 'OIL, 6' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add all to the bag' }));
  await vi.waitFor(() => expect(store.getSnapshot().queue).not.toEqual([]));
  await act(async () => store.resolve(store.getSnapshot().queue, { ok: true, checkout: bag }));
  expect((await screen.findByText(/× Oil/)).textContent).toBe(told);
});

test('a login that ended leaves the list as it was typed, and leads to another login beside it', async () => {
  const answer: TradeAnswer = { order: null, isLoggedOut: true };
  await renderInShop(<QuickOrderPage isSalon missingProof={null} />, {
    action: () => data(answer, { status: 401 }),
  });
  const list = screen.getByLabelText(/Articles/);
  fireEvent.change(list, { target: { value: 'LK-RN-SH-1000, 6' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add all to the bag' }));
  const way = await screen.findByRole('link', { name: 'Log in' });
  expect(way.getAttribute('target')).toBe('_blank');
  expect(way.getAttribute('href')).toContain('returnTo=%2Faccount%2Fquick-order');
  expect(screen.getAllByText(/Your login had ended/)).not.toEqual([]);
  expect(list).toHaveProperty('value', 'LK-RN-SH-1000, 6');
});
