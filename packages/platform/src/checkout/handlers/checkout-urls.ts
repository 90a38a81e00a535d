import type { Order } from '../../orders/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';

// Addresses are relative, so that they hold under `localhost:4010/nl` and `nl.localhost:4010` alike.

interface CheckoutAddress {
  readonly token: string;
  readonly key: string;
}

function query(parameters: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null) search.set(name, value);
  }
  return search.size === 0 ? '' : `?${search}`;
}

/** From the first step. */
export function paymentHref({ token, key }: CheckoutAddress, { locale }: CheckoutContext): string {
  return `${encodeURIComponent(token)}/payment${query({ key, locale })}`;
}

/** From the second step. */
export function detailsHref({ token, key }: CheckoutAddress, { locale }: CheckoutContext): string {
  return `../${encodeURIComponent(token)}${query({ key, locale })}`;
}

export function orderHref(
  { token }: Order,
  { locale }: CheckoutContext,
  from: 'details' | 'payment',
): string {
  const shopBase = from === 'details' ? '../..' : '../../..';
  return `${shopBase}/orders/${token}${query({ locale })}`;
}
