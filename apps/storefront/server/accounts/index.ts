export { type AccountLimits, createAccountLimits } from './account-limits.ts';
export type { AccountSource } from './account-source.ts';
export {
  type AccountSources,
  type AccountSourcesOptions,
  createAccountSources,
  type Visit,
} from './account-sources.ts';
export { changeAddress } from './change-address.ts';
export { clientAddressOf } from './client-address.ts';
export { activate, resetPassword } from './enter-by-link.ts';
export { forgotPassword } from './forgot-password.ts';
export { visitor } from './identify.ts';
export { login } from './login.ts';
export { logout } from './logout.ts';
export { done, refused, refusedForNow } from './outcome.ts';
export { ownCart } from './own-cart.ts';
export { readSalon, readWishlist, writeSalon, writeWishlist } from './owned-data.ts';
export { register } from './register.ts';
export { signInAtStore } from './sign-in-at-store.ts';
export { updateAccount } from './update-account.ts';
export { visitorAccounts } from './visitor-accounts.ts';
