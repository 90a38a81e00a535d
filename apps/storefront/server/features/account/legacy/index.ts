import type { AccountBackend } from '../account-backend.ts';
import { activate, resetPassword } from './activate-and-reset.ts';
import { assignCart } from './assign-cart.ts';
import { changeAddress } from './change-address.ts';
import { readMetafield, writeMetafield } from './customer-metafields.ts';
import { isEmailProved } from './email-proof.ts';
import { eraseAccount } from './erase-account.ts';
import { forgotPassword } from './forgot-password.ts';
import { identify } from './identify.ts';
import type { LegacyContext } from './legacy-context.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { readCustomer } from './read-customer.ts';
import { readOrders } from './read-orders.ts';
import { register } from './register.ts';
import { signInUrl } from './sign-in-url.ts';
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
