/**
 * The plain id at the end of a storefront identifier (spec §3): `123` of `gid://shopify/Product/123`.
 * Keys and tokens behind a question mark are no part of it. A plain id is its own; null when there is none.
 */
export function plainIdOf(identifier: string): string | null {
  const [address = ''] = identifier.split('?');
  const plainId = address.slice(address.lastIndexOf('/') + 1);
  return plainId === '' ? null : plainId;
}

const PRODUCT = 'gid://shopify/Product/';
const NUMBER = /^[1-9]\d{0,17}$/;

/** The storefront id of a product, of its number as of itself; null for anything else, which the platform refuses. */
export function productIdOf(text: string): string | null {
  const number = text.startsWith(PRODUCT) ? text.slice(PRODUCT.length) : text;
  return NUMBER.test(number) ? PRODUCT + number : null;
}
