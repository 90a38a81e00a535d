export type { AccountContext } from './account-context.ts';
export {
  type AccountContexts,
  createAccountContexts,
  type RequestContext,
} from './account-contexts.ts';
export { type AccountLimits, attemptLogin, createAccountLimits } from './account-limits.ts';
export { fail, rateLimited, succeed } from './account-result.ts';
export { accountService } from './account-service.ts';
export { activate, resetPassword } from './activate-and-reset.ts';
export { assignCartToCustomer } from './assign-cart-to-customer.ts';
export { changeAddress } from './change-address.ts';
export {
  logFailure,
  readSalon,
  readWishlist,
  writeSalon,
  writeWishlist,
} from './customer-metafields.ts';
export { isEmailProved } from './email-proof.ts';
export { forgotPassword } from './forgot-password.ts';
export { identify, visitor } from './identify.ts';
export { login } from './login.ts';
export { logout } from './logout.ts';
export { signInAtStore } from './multipass-sign-in.ts';
export { readCustomer } from './read-customer.ts';
export { readAllOrders } from './read-orders.ts';
export { register } from './register.ts';
export { accountOf } from './start-session.ts';
export { updateAccount } from './update-account.ts';
