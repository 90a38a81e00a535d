// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { data } from 'react-router';
import { expect, test } from 'vitest';
import { renderInShop } from '../../../state/render.test-kit.tsx';
import { QuickOrderPage, type TradeAnswer } from './quick-order-page.tsx';

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
