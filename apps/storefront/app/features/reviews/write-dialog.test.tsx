// @vitest-environment happy-dom
import { marketOf } from '@lokke/domain/markets';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { forgetCustomer, learnCustomer } from '../../state/customer/logged-in-customer.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { WriteDialog } from './write-dialog.tsx';

const LOGGED_OUT = [{ error: 'You are not logged in' }, 401] as const;
const market = marketOf('en');

async function openDialog(
  answers: Readonly<Record<string, readonly [body: object, status: number]>>,
) {
  vi.stubGlobal('fetch', async (url: string) => {
    const [body, status] = answers[url.split('/').at(-2) ?? ''] ?? [{}, 500];
    return Response.json(body, { status });
  });
  learnCustomer(market, 'ada@example.com');
  await renderInShop(<WriteDialog handle="rain" isOpen onClose={() => undefined} />);
  await act(() => vi.waitFor(() => expect(screen.queryByText('One moment')).toBeNull()));
}

test('a writer whose login has ended is led to it, and keeps what was typed', async () => {
  await openDialog({ 'may-write': [{ isBought: false }, 200], write: LOGGED_OUT });
  fireEvent.click(screen.getByRole('radio', { name: /^5/ }));
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: 'Soft' } });
  fireEvent.change(screen.getByLabelText(/^Your experience/), {
    target: { value: 'Soft for days, and shiny.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  const way = await screen.findByRole('link', { name: 'Log in' });
  expect(way.getAttribute('href')).toBe('/account/login?returnTo=%2Fproducts%2Frain%23reviews');
  expect(way.getAttribute('target')).toBe('_blank');
  act(() => forgetCustomer(market));
  expect(screen.getByDisplayValue('Soft')).toBeDefined();
});

test('who takes a review back after the login has ended is led to it', async () => {
  const exists = [{ error: 'You have reviewed this product already' }, 400] as const;
  await openDialog({ 'may-write': exists, withdraw: LOGGED_OUT });
  fireEvent.click(screen.getByRole('button', { name: 'Take my review back' }));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
});
