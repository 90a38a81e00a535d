import type { AccountService } from '@lokke/contract/ports';
import type { AccountContext } from './account-context.ts';
import { activate, resetPassword } from './activate-and-reset.ts';
import { changeAddress } from './change-address.ts';
import { destination } from './destination.ts';
import { forgotPassword } from './forgot-password.ts';
import { visitor } from './identify.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { eraseAccount, readOwnData } from './own-data.ts';
import { readCustomer } from './read-customer.ts';
import { findOrders, readOrder, readOrders } from './read-orders.ts';
import { register } from './register.ts';
import { updateAccount } from './update-account.ts';

/** The account service as pages use it, authorized by the session only. */
export function accountService(source: AccountContext): AccountService {
  return {
    visitor: () => visitor(source),
    login: (input) => login(source, input),
    register: (input) => register(source, input),
    activate: (input) => activate(source, input),
    resetPassword: (input) => resetPassword(source, input),
    forgotPassword: (input) => forgotPassword(source, input),
    logout: () => logout(source),
    destination: (returnTo) => destination(source, returnTo),
    customer: () => readCustomer(source),
    updateAccount: (update) => updateAccount(source, update),
    changeAddress: (change) => changeAddress(source, change),
    orders: (after) => readOrders(source, after ?? null),
    findOrders: (query) => findOrders(source, query),
    ownData: () => readOwnData(source),
    erase: source.admin === null ? null : (input) => eraseAccount(source, input),
    async loginEndsAt() {
      const session = await source.session.read();
      return session === null ? null : new Date(session.expiresAtInMs).toISOString();
    },
    order: (orderNumber) => readOrder(source, orderNumber),
  };
}
