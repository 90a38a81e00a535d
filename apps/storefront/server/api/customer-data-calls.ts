import {
  getCustomerSalon,
  getCustomerWishlist,
  setCustomerSalon,
  setCustomerWishlist,
} from '@lokke/contract/account';
import type { AccountContexts } from '../features/account/index.ts';
import type { Salons } from '../features/salons/index.ts';
import { accountRoute } from './account-route.ts';
import type { Route } from './checkout-calls.ts';

/** Wishlist and salon of a customer. A failed read returns an empty list (spec §8), marked as failed. */
export function customerDataCalls(sources: AccountContexts, salons: Salons): readonly Route[] {
  return [
    accountRoute(sources, {
      call: getCustomerWishlist,
      work: ({ accounts }, { email }) => accounts.readWishlist(email),
      replyOf: (kept) =>
        kept.isRead ? { wishlist: [...kept.value] } : { wishlist: [], failed: true },
    }),
    accountRoute(sources, {
      call: setCustomerWishlist,
      work: ({ accounts }, { email, productIds }) => accounts.writeWishlist(email, productIds),
      replyOf: (wishlist) => ({ wishlist: [...wishlist] }),
    }),
    accountRoute(sources, {
      call: getCustomerSalon,
      work: ({ accounts }, { email }) => accounts.readSalon(email),
      replyOf: (kept) => (kept.isRead ? { salon: kept.value } : { salon: [], failed: true }),
    }),
    accountRoute(sources, {
      call: setCustomerSalon,
      work: ({ accounts, market }, { email, salon }) =>
        accounts.writeSalon(email, { salon, listOf: () => salons.listOf(market) }),
      replyOf: (salon) => ({ salon }),
    }),
  ];
}
