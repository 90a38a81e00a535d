import type { AccountOutcome } from '@lokke/contract/ports';
import type { AccountBackend, Identity } from '../account-backend.ts';
import { fail, succeed } from '../account-result.ts';
import { destination } from '../destination.ts';
import { assignCart } from './assign-cart.ts';
import { changeAddress } from './change-address.ts';
import { currentSession } from './current-session.ts';
import { readMetafield, writeMetafield } from './customer-metafields.ts';
import { eraseAccount, isLoginFresh } from './erase-account.ts';
import type { HostedContext } from './hosted-context.ts';
import { beginLogin, finishLogin, logout } from './login.ts';
import { readCustomer } from './read-customer.ts';
import { readOrders } from './read-orders.ts';
import { requestReturn } from './request-return.ts';
import { hostedSubscriptions, storeCredit } from './subscriptions.ts';
import { updateAccount } from './update-account.ts';

export { createConnections } from './connections.ts';
export type { HostedContext } from './hosted-context.ts';
export { createRefreshes } from './refreshes.ts';

/** Customer accounts at the shop's own pages, by OpenID Connect and the Customer Account API. */
export function hostedBackend(source: HostedContext): AccountBackend {
  const identify = async (): Promise<AccountOutcome<Identity | null>> => {
    const current = await currentSession(source);
    if (!current.ok || current.value === null) return current;
    const { customerId, email } = current.value;
    return succeed({ customerId, email });
  };
  const signInUrl: AccountBackend['signInUrl'] = (_, address) => withSilentLogin(address);
  const backend = { identify, signInUrl };
  return {
    ...backend,
    ...NO_FORMS,
    shopLogin: {
      begin: (returnTo) => beginLogin(source, returnTo),
      finish: (search) => finishLogin(source, search),
      async arrive() {
        const known = await source.cookies.login.read();
        if (known === null || known.arrival === null) return null;
        const { email, isNew, returnTo } = known.arrival;
        await source.cookies.login.start({ ...known, arrival: null });
        return { email, isNew, destination: await destination(source, backend, returnTo) };
      },
      profileUrl: profileUrl(source),
    },
    logout: () => logout(source),
    customer: () => readCustomer(source),
    updateAccount: (update) => updateAccount(source, update),
    changeAddress: (change, token) => changeAddress(source, change, token),
    orders: (after) => readOrders(source, after),
    async isEmailProved() {
      return succeed((await source.cookies.session.read())?.isEmailProved ?? false);
    },
    assignCart: (cart) => assignCart(source, cart),
    async checkoutUrl(address) {
      const session = await source.cookies.session.read();
      return session === null || address === '' ? address : withSilentLogin(address);
    },
    readMetafield: (_, key) => readMetafield(source, key),
    writeMetafield: (owner, key, value) => writeMetafield(source, owner, key, value),
    erase: source.admin === null ? null : (input) => eraseAccount(source, input),
    isLoginFresh: () => isLoginFresh(source),
    requestReturn: (orderNumber) => requestReturn(source, orderNumber),
    subscriptions: hostedSubscriptions(source),
    storeCredit: () => storeCredit(source),
    async loginEndsAt() {
      const session = await source.cookies.session.read();
      return session === null ? null : new Date(session.expiresAtInMs).toISOString();
    },
  };
}

/** Answers of spec §7 to password calls. */
const elsewhere = async () => fail('accountsElsewhere');
const NO_FORMS = {
  login: elsewhere,
  register: elsewhere,
  activate: elsewhere,
  resetPassword: elsewhere,
  forgotPassword: elsewhere,
  proveAddress: elsewhere,
} as const;

/** The shop's own page about a customer, in the language of the market. */
function profileUrl({ store, market }: HostedContext): string {
  const url = new URL(withSilentLogin(`${store.baseUrl}/account/profile`));
  url.searchParams.set('locale', market.languageTag);
  return url.href;
}

/** The address of the store with a wish to be logged in there, which the provider's own session answers. */
function withSilentLogin(address: string): string {
  const url = new URL(address);
  url.searchParams.set('sso', 'silent');
  return url.href;
}
