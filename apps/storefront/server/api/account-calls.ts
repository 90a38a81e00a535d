import {
  activate,
  forgotPassword,
  getCustomer,
  login,
  logout,
  multipass,
  register,
  resetPassword,
  updateAccountInfo,
  updateAddress,
} from '@lokke/contract/account';
import type { Visitor } from '@lokke/contract/ports';
import { type Locale, marketOf, PREFIXLESS_LOCALE, splitLocale } from '@lokke/domain/markets';
import * as accounts from '../features/account/index.ts';
import type { Salons } from '../features/salons/index.ts';
import { type AccountWork, accountRoute, answerOf, type MarketCall } from './account-route.ts';
import type { Route } from './checkout-calls.ts';
import { customerDataCalls } from './customer-data-calls.ts';
import { handleCall } from './handle-call.ts';

const whoItIs = (visitor: Visitor): Visitor => visitor;
const success = () => ({ success: true }) as const;

/** The account calls of spec §7. The body's locale decides which shop's customers are meant. */
export function accountCalls(sources: accounts.AccountContexts, salons: Salons): readonly Route[] {
  const route = <Call extends MarketCall, Value>(work: AccountWork<Call, Value>): Route =>
    accountRoute(sources, work);
  return [
    route({ call: login, work: accounts.login, replyOf: whoItIs }),
    route({ call: register, work: accounts.register, replyOf: whoItIs }),
    route({
      call: activate,
      work: (source, { id, input }) => accounts.activate(source, { customerId: id, ...input }),
      replyOf: whoItIs,
    }),
    route({
      call: resetPassword,
      work: (source, { id, input }) => accounts.resetPassword(source, { customerId: id, ...input }),
      replyOf: whoItIs,
    }),
    route({ call: forgotPassword, work: accounts.forgotPassword, replyOf: success }),
    route({
      call: logout,
      work: (source, { accessToken }) => accounts.logout(source, accessToken),
      replyOf: () => ({ isLoggedIn: false, email: null }),
    }),
    route({
      call: updateAddress,
      work: (source, { customerAccessToken, ...change }) =>
        accounts.changeAddress(source, change, customerAccessToken),
      replyOf: success,
    }),
    route({
      call: updateAccountInfo,
      work: (source, { customerAccessToken, customer }) =>
        accounts.updateAccount(source, customer, customerAccessToken),
      replyOf: whoItIs,
    }),
    route({ call: multipass, work: accounts.signInAtStore, replyOf: (url) => ({ url }) }),
    {
      path: getCustomer.path,
      handle: handleCall(getCustomer, async ({ locale }, requestContext) => {
        const market = marketOf(locale ?? localeOfPage(requestContext.request));
        const source = sources.open({ ...requestContext, market });
        return answerOf(source, await accounts.visitor(source), whoItIs);
      }),
    },
    ...customerDataCalls(sources, salons),
  ];
}

/** Locale of the calling page, by its Referer: a GET carries no more (spec §7). */
function localeOfPage(request: Request): Locale {
  const page = URL.parse(request.headers.get('referer') ?? '');
  return page === null ? PREFIXLESS_LOCALE : splitLocale(page.pathname).locale;
}
