import type { Attempt } from '../../shopify/customers/index.ts';

/** A sign-in with a password, from wherever: the storefront, the only caller, limits by network. */
export function attemptOf(email: string): Attempt {
  return { limit: 'loginOfAccount', shop: 'identity', by: email };
}
