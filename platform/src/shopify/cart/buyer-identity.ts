import type { GraphqlContext } from '../../protocol/index.ts';
import { customerOfAnyToken } from '../accounts/index.ts';
import { customerGid } from '../customers/index.ts';
import type { CartBuyerIdentity } from './cart.ts';
import type { CartUserError } from './user-errors.ts';

export interface BuyerIdentityInput {
  readonly countryCode?: string | null;
  readonly customerAccessToken?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
}

/** Finds the customer behind an access token; null when the token opens nothing. */
export type CustomerIdOf = (accessToken: string) => string | null;

export type BuyerOutcome =
  | { readonly kind: 'changed'; readonly buyerIdentity: CartBuyerIdentity }
  | { readonly kind: 'refused'; readonly problems: readonly CartUserError[] };

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^\+?[\d ().-]{5,20}$/;

/** Replaces the values of given keys, also by null; the others stay. */
export function changeBuyerIdentity(
  current: CartBuyerIdentity,
  input: BuyerIdentityInput,
  { path, customerIdOf }: { readonly path: readonly string[]; readonly customerIdOf: CustomerIdOf },
): BuyerOutcome {
  const problems: CartUserError[] = [];
  const refuse = (name: string, message: string) =>
    problems.push({ code: 'INVALID', field: [...path, name], message });
  const token = input.customerAccessToken;
  const customerId = token ? customerIdOf(token) : null;
  if (token && !customerId) refuse('customerAccessToken', 'Customer is invalid');
  if (input.email && !EMAIL.test(input.email)) refuse('email', 'Email is invalid');
  if (input.phone && !PHONE.test(input.phone)) refuse('phone', 'Phone is invalid');
  if (problems.length > 0) return { kind: 'refused', problems };
  const buyerIdentity: CartBuyerIdentity = {
    countryCode: valueOr(input.countryCode, current.countryCode),
    email: valueOr(input.email, current.email),
    phone: valueOr(input.phone, current.phone),
    customerId: token === undefined ? current.customerId : customerId,
  };
  return { kind: 'changed', buyerIdentity };
}

function valueOr(value: string | null | undefined, current: string | null): string | null {
  return value === undefined ? current : value;
}

/** Finds the customer of an access token, of either kind of account; null after logout. */
export function customerIdOf({
  store,
  shop,
  now,
}: Pick<GraphqlContext, 'store' | 'shop' | 'now'>): CustomerIdOf {
  return (accessToken) => {
    const held = { shop: shop.key, accessToken, now: now() };
    const customer = customerOfAnyToken(store.read, held);
    return customer === null ? null : customerGid(customer);
  };
}
