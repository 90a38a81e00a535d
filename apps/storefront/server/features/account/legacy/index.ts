import { normaliseEmail } from '@lokke/domain/accounts';
import type { AccountBackend, Identity } from '../account-backend.ts';
import type { AccountContext } from '../account-context.ts';
import { giveCart } from '../give-cart.ts';
import { multipassToken } from '../multipass-token.ts';
import { changeAddress } from './change-address.ts';
import { isEmailProved, readMetafield, writeMetafield } from './customer-metafields.ts';
import { eraseAccount } from './erase-account.ts';
import { login, logout } from './login.ts';
import { activate, forgotPassword, proveAddress, resetPassword } from './password-links.ts';
import { readCustomer } from './read-customer.ts';
import { readOrders } from './read-orders.ts';
import { register } from './register.ts';
import { identify, type LegacyContext, type Method } from './session.ts';
import { updateAccount } from './update-account.ts';

/** Legacy customer accounts: passwords in forms of our own, by the Storefront API. */
export function legacyBackend(source: LegacyContext): AccountBackend {
  return {
    identify: () => identify(source),
    login: (input) => login(source, input),
    register: (input) => register(source, input),
    activate: (input) => activate(source, input),
    resetPassword: (input) => resetPassword(source, input),
    forgotPassword: (input) => forgotPassword(source, input),
    proveAddress: (input) => proveAddress(source, input),
    logout: (token) => logout(source, token),
    customer: () => readCustomer(source),
    updateAccount: (update, token) => updateAccount(source, update, token),
    changeAddress: (change, token) => changeAddress(source, change, token),
    orders: (after) => readOrders(source, after),
    isEmailProved: (owner) => isEmailProved(source, owner),
    assignCart: (cart) => assignCart(source, cart),
    checkoutUrl: async (address) => address,
    shopLogin: null,
    requestReturn: null,
    subscriptions: null,
    storeCredit: async () => [],
    readMetafield: (owner, key) => readMetafield(source, owner, key),
    writeMetafield: (owner, key, value) => writeMetafield(source, owner, key, value),
    signInUrl: (owner, address) => signInUrl(source, owner, address),
    erase: source.admin === null ? null : (input) => eraseAccount(source, input),
    isLoginFresh: async () => true,
    async loginEndsAt() {
      const session = await source.session.read();
      return session === null ? null : new Date(session.expiresAtInMs).toISOString();
    },
  };
}

/** Runs in the background: the cart is answered without it. */
const assignCart: Method<'assignCart'> = async (source, cart) => {
  const session = await source.session.read();
  if (session === null) return cart.customerEmail !== null;
  if (normaliseEmail(cart.customerEmail ?? '') === normaliseEmail(session.email)) return false;
  const give = async () => {
    await giveCart(source, cart.id, session.customerAccessToken);
  };
  source.inBackground(give());
  return false;
};

/**
 * Returns the sign-in URL that redirects to the target; the target itself where the store offers no sign-in, and null
 * where making one throws (spec §8).
 */
export function signInUrl(
  { store, now, log, market }: AccountContext,
  { email }: Identity,
  address: string,
): string | null {
  if (store.multipassSecret === null) return address;
  try {
    const created_at = new Date(now()).toISOString();
    const token = multipassToken({ email, created_at, return_to: address }, store.multipassSecret);
    return `${store.baseUrl}/account/login/multipass/${token}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log({ level: 'error', event: 'multipass.failed', shop: market.shop, reason });
    return null;
  }
}
