import { marketOf } from '@lokke/domain/markets';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../render.test-kit.tsx';
import { marketValues } from '../storage/stored-values.ts';
import { AccountSync } from './account-sync.tsx';

const ANNA = { isLoggedIn: true, email: 'anna@example.com' };
const NOBODY = { isLoggedIn: false, email: null };

// Each in a market of its own, since answers are kept.
test.each([
  ['nl', '/nl/account/login?returnTo=%2Fnl%2Fshop', ANNA, ['anna@example.com']],
  ['de', '/de/account/register', ANNA, ['anna@example.com']],
  ['fr', '/fr/account/login', NOBODY, []],
  ['es', '/es/account/forgot', null, []],
  ['no', '/no/shop', null, []],
] as const)(
  'a page of %s that is come to from %s knows who logged in',
  async (locale, path, customer, known) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`https://shop.example${path}`);
    const locks = { request: (_: string, work: () => unknown) => work() };
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(Object.assign(Object.create(null), locks));
    // Salon and wishlist are never answered: what is asked again would reach the next test.
    const fetch = vi.fn((url: string) =>
      url.includes('/account/customer/') ? Response.json(customer) : Promise.race([]),
    );
    vi.stubGlobal('fetch', fetch);
    await renderInShop(<AccountSync />, { locale });
    await act(() => vi.dynamicImportSettled());
    await vi.waitFor(() => expect(fetch.mock.calls.length > 0).toBe(customer !== null));
    const { key } = marketValues.loggedInCustomer(marketOf(locale));
    await vi.waitFor(() => expect(window.localStorage.getItem(key)).toBe(known[0] ?? null));
  },
);
