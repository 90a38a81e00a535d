import type { LineItem } from '@lokke/contract/checkout';
import type { LineToBuy, RememberedLine } from '@lokke/domain/cart';
import type { Locale } from '@lokke/domain/markets';
import type { CartApi, CartReply } from './cart-requests.ts';

/** Creates a cart with lines of another one. What is no longer sold is left out. */
export async function createCartWith(
  api: CartApi,
  locale: Locale,
  lines: readonly (RememberedLine & Partial<LineToBuy>)[],
): Promise<CartReply> {
  const items = lines.map(toLineItem);
  const all = await api.createCart(locale, items);
  if (all.kind !== 'refused' || items.length === 1) return all;
  // The platform refuses all for one of them.
  let made: CartReply = all;
  for (const item of items) {
    const next: CartReply =
      made.kind === 'checkout'
        ? await api.sendBatch(locale, made.checkout.id, { kind: 'add', lineItems: [item] })
        : await api.createCart(locale, [item]);
    if (next.kind === 'failed') return next;
    if (next.kind === 'checkout') made = next;
  }
  return made;
}

function toLineItem({ attributes, ...line }: RememberedLine & Partial<LineToBuy>): LineItem {
  return attributes === undefined ? line : { ...line, attributes: [...attributes] };
}
