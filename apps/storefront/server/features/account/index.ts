export {
  type AccountContexts,
  createAccountContexts,
  type OpenAccount,
  type RequestContext,
} from './account-contexts.ts';
export {
  type AccountLimits,
  accountOf,
  attemptLogin,
  createAccountLimits,
} from './account-limits.ts';
export { fail, rateLimited, succeed } from './account-result.ts';
export { CUSTOMER_KEYS, logFailure } from './customer-data.ts';
export { multipassToken } from './multipass-token.ts';
