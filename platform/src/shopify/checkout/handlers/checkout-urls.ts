import { shopBaseUrl } from '../../../protocol/index.ts';
import type { Order } from '../../orders/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';

// Addresses are relative, so that they hold under `localhost:4010/nl` and `nl.localhost:4010` alike.

interface CheckoutAddress {
  readonly token: string;
  readonly key: string;
}

type Parameters = Readonly<Record<string, string | readonly string[] | null>>;

function query(parameters: Parameters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const one of value === null ? [] : [value].flat()) search.append(name, one);
  }
  return search.size === 0 ? '' : `?${search}`;
}

export type Step = 'details' | 'payment';

/** Keeps in `said` what went wrong, so that a page can be loaded again and nothing is sent twice. */
interface Link {
  readonly from: Step;
  readonly said?: Parameters;
}

export function detailsHref(
  { token, key }: CheckoutAddress,
  { locale }: CheckoutContext,
  { from, said = {} }: Link,
): string {
  const up = from === 'details' ? '' : '../';
  return `${up}${encodeURIComponent(token)}${query({ key, locale, ...said })}`;
}

export function paymentHref(
  { token, key }: CheckoutAddress,
  { locale }: CheckoutContext,
  { from, said = {} }: Link,
): string {
  const path = from === 'details' ? `${encodeURIComponent(token)}/payment` : 'payment';
  return `${path}${query({ key, locale, ...said })}`;
}

export function orderHref({ token }: Order, { locale }: CheckoutContext, from: Step): string {
  const shopBase = from === 'details' ? '../..' : '../../..';
  return `${shopBase}/orders/${token}${query({ locale })}`;
}

/** Address of the login, which leads back to this checkout. */
export function loginHref({ token, key }: CheckoutAddress, view: CheckoutContext): string {
  const { shop, origin, locale, links } = view;
  const path = `${shopBaseUrl(origin, shop)}/cart/c/${encodeURIComponent(token)}`;
  return `${links.account}/login${query({ returnTo: path + query({ key, locale }) })}`;
}
