import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { chooseConsent } from '../../state/consent/consent-choice.ts';
import { renderInShop } from '../../state/render.test-kit.tsx';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { LazyCookieBar } from './lazy-cookie-bar.tsx';

function Settings() {
  const dispatch = useUIDispatch();
  return (
    <button type="button" onClick={() => dispatch({ type: 'openCookiebar' })}>
      Settings
    </button>
  );
}

it('stays away where a choice is made while its script loads', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(null));
  const { promise, resolve } = Promise.withResolvers<() => ReactNode>();
  const Bar = lazyWithRetry(() => promise);
  await renderInShop(
    <LazyCookieBar load={() => promise}>
      <Bar />
    </LazyCookieBar>,
  );
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  act(() => chooseConsent('refused'));
  resolve(() => <p>The bar</p>);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText('The bar')).toBeNull();
});

it('stays away where its script fails, and says so to who asks for it', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response(null));
  let isThere = false;
  const load = async () => {
    if (!isThere) throw new Error('Failed to fetch');
    return () => <p>The bar</p>;
  };
  const Bar = lazyWithRetry(load);
  await renderInShop(
    <>
      <LazyCookieBar load={load}>
        <Bar />
      </LazyCookieBar>
      <Settings />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  isThere = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('The bar')).toBeDefined();
});

it('with the answer gives the focus back to where it came from, or else to the page', async () => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  localStorage.clear();
  await renderInShop(
    <>
      <main tabIndex={-1} />
      <Settings />
      <LazyCookieBar load={async () => undefined}>
        <CookieBar />
      </LazyCookieBar>
    </>,
  );
  const settings = screen.getByRole('button', { name: 'Settings' });
  const answer = async (origin: HTMLElement | null) => {
    fireEvent.click(settings);
    origin?.focus();
    const refuse = await screen.findByRole('button', { name: 'Only necessary' });
    refuse.focus();
    fireEvent.click(refuse);
    expect(screen.queryByRole('button', { name: 'Only necessary' })).toBeNull();
  };
  await answer(null);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  screen.getByRole('main').blur();
  await answer(settings);
  expect(document.activeElement).toBe(settings);
});
