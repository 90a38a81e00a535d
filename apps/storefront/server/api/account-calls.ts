import {
  activate,
  forgotPassword,
  getCustomer,
  getCustomerSalon,
  getCustomerWishlist,
  login,
  logout,
  multipass,
  register,
  resetPassword,
  setCustomerSalon,
  setCustomerWishlist,
  updateAccountInfo,
  updateAddress,
} from '@lokke/contract/account';
import type { Visitor } from '@lokke/contract/ports';
import { type Locale, marketOf, PREFIXLESS_LOCALE, splitLocale } from '@lokke/domain/markets';
import type { AccountContexts } from '../features/account/index.ts';
import type { Salons } from '../features/salons/index.ts';
import { type AccountWork, accountRoute, answerOf, type MarketCall } from './account-route.ts';
import { handleCall, type Route } from './handle-call.ts';

const whoItIs = (visitor: Visitor): Visitor => visitor;
const success = () => ({ success: true }) as const;

/** The account calls of spec §7. The body's locale decides which shop's customers are meant. */
export function accountCalls(sources: AccountContexts, salons: Salons): readonly Route[] {
  const route = <Call extends MarketCall, Value>(work: AccountWork<Call, Value>): Route =>
    accountRoute(sources, work);
  return [
    route({ call: login, work: ({ accounts }, input) => accounts.login(input), replyOf: whoItIs }),
    route({
      call: register,
      work: ({ accounts }, input) => accounts.register(input),
      replyOf: whoItIs,
    }),
    route({
      call: activate,
      work: ({ accounts }, { id, input }) => accounts.activate({ customerId: id, ...input }),
      replyOf: whoItIs,
    }),
    route({
      call: resetPassword,
      work: ({ accounts }, { id, input }) => accounts.resetPassword({ customerId: id, ...input }),
      replyOf: whoItIs,
    }),
    route({
      call: forgotPassword,
      work: ({ accounts }, input) => accounts.forgotPassword(input),
      replyOf: success,
    }),
    route({
      call: logout,
      work: ({ accounts }, { accessToken }) => accounts.logout(accessToken),
      replyOf: () => ({ isLoggedIn: false, email: null }),
    }),
    route({
      call: updateAddress,
      work: ({ accounts }, { customerAccessToken, ...change }) =>
        accounts.changeAddress(change, customerAccessToken),
      replyOf: success,
    }),
    route({
      call: updateAccountInfo,
      work: ({ accounts }, { customerAccessToken, customer }) =>
        accounts.updateAccount(customer, customerAccessToken),
      replyOf: whoItIs,
    }),
    route({
      call: multipass,
      work: ({ accounts }, input) => accounts.signInAtStore(input),
      replyOf: (url) => ({ url }),
    }),
    handleCall(getCustomer, async ({ locale }, requestContext) => {
      const market = marketOf(locale ?? localeOfPage(requestContext.request));
      const source = sources.open({ ...requestContext, market });
      return answerOf(source, await source.accounts.visitor(), whoItIs);
    }),
    ...customerDataCalls(sources, salons),
  ];
}

/** Locale of the calling page, by its Referer: a GET carries no more (spec §7). */
function localeOfPage(request: Request): Locale {
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page === null ? PREFIXLESS_LOCALE : splitLocale(page.pathname).locale;
}

/** Wishlist and salon of a customer. A failed read returns an empty list (spec §8), marked as failed. */
function customerDataCalls(sources: AccountContexts, salons: Salons): readonly Route[] {
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
