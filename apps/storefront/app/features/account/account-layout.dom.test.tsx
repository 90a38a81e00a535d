import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { AccountLayout } from './account-layout.tsx';
import { errorReply } from './forms/form-reply.ts';

test('a logout that fails leaves the page where it is, and says so', async () => {
  const refused = { code: 'logoutFailed', message: 'Logout failed', fields: [] } as const;
  const { router } = await renderInShop(
    <AccountLayout hasSubscriptions={false}>
      <p>Kept</p>
    </AccountLayout>,
    { path: '/account/orders', action: () => errorReply(refused, {}) },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Logout failed');
  expect(screen.getByText('Kept')).toBeDefined();
  expect(router.state.location.pathname).toBe('/account/orders');
});

test('a page of the account asks again who is logged in once another tab has changed it', async () => {
  const loader = vi.fn(() => null);
  await renderInShop(<AccountLayout hasSubscriptions={false}>{null}</AccountLayout>, { loader });
  const before = loader.mock.calls.length;
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'loggedInCustomer' }));
  });
  expect(loader.mock.calls.length).toBe(before + 1);
});
