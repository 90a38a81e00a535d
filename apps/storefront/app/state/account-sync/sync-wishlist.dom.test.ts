import { marketOf } from '@lokke/domain/markets';
import type { Wishlist } from '@lokke/domain/wishlist';
import { afterEach, expect, test } from 'vitest';
import { UNKNOWN_WISHLIST } from '../../shared/wishlist/wishlist-context.tsx';
import { readStored, writeStored } from '../storage/browser-storage.ts';
import { marketValues } from '../storage/stored-values.ts';
import { syncWishlist } from './sync-wishlist.ts';

const market = marketOf('nl');
const email = 'anna@example.com';
const place = marketValues.wishlist(market);
const agreed = marketValues.lastSyncedWishlist(market);

afterEach(() => window.localStorage.clear());

/** Syncs what this browser has with an account that holds these; returns what this browser has then. */
async function syncWith(account: Wishlist, takes = true): Promise<Wishlist> {
  let kept = account;
  let hasFailed: boolean | null = null;
  let productIds: Wishlist = readStored(place) ?? [];
  const options = {
    log: () => undefined,
    pause: async () => undefined,
    whenReachable: async () => undefined,
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const isChange = String(input).includes('set-');
      if (isChange && !takes) return Response.json({ error: 'refused' }, { status: 400 });
      if (isChange) kept = JSON.parse(String(init?.body)).productIds;
      return Response.json({ wishlist: kept });
    },
  };
  await syncWishlist(
    { market, email, options },
    {
      getSnapshot: () => ({ ...UNKNOWN_WISHLIST, isKnown: true, productIds }),
      subscribe: () => () => true,
      update: (change) => {
        productIds = change(productIds);
      },
      setFailed: (failed) => {
        hasFailed = failed;
      },
      open: () => () => undefined,
    },
  );
  expect([kept, hasFailed]).toEqual(takes ? [productIds, false] : [account, true]);
  return productIds;
}

test('what was taken off here is taken off the account, down to the last', async () => {
  writeStored(agreed, { email, value: ['a', 'b'] });
  writeStored(place, ['b']);
  expect(await syncWith(['a', 'b'])).toEqual(['b']);
  writeStored(place, []);
  expect(await syncWith(['b'])).toEqual([]);
});

test.each([
  ['lost', null],
  ['cut short', '["a",'],
  ['something else', '"a"'],
])('a list that is %s takes nothing off the account', async (_, text) => {
  writeStored(agreed, { email, value: ['a', 'b'] });
  if (text !== null) window.localStorage.setItem(place.key, text);
  expect(await syncWith(['a', 'b'])).toEqual(['a', 'b']);
});

test('what the account does not take is kept here, and told', async () => {
  writeStored(place, ['a']);
  expect(await syncWith([], false)).toEqual(['a']);
  expect(readStored(agreed)).toBeNull();
});
