import { setTimeout as delay } from 'node:timers/promises';
import { cartFrom, isThanks, pay } from '../shop/buy.ts';
import { visitorAt } from '../shop/visitor.ts';

/** Changes sent and acknowledged: the former may be stored, the latter have to be. */
export interface Ledger {
  readonly carts: { readonly id: string; sent: number; acknowledged: number }[];
  /** Purchases with their thank-you page, which is null until the order is acknowledged. */
  readonly purchases: { readonly cartToken: string; thanksUrl: string | null }[];
}

export interface TrafficOptions {
  readonly shopUrl: string;
  readonly ledger: Ledger;
  /** Variants to buy: one with much stock, one with little. */
  readonly variantIds: readonly [plenty: string, scarce: string];
  readonly isOver: () => boolean;
}

/** Pause before a failed request is tried again. */
const PAUSE_IN_MS = 50;
const CHANGES_OF_A_CART = 40;
const pause = () => delay(PAUSE_IN_MS);

export function acknowledgedIn({ carts, purchases }: Ledger) {
  const cartChanges = carts.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const orders = purchases.filter(({ thanksUrl }) => thanksUrl !== null).length;
  return { cartChanges, orders, all: cartChanges + orders };
}

/** Fills one cart after the other. */
export async function fillCarts({ shopUrl, ledger, variantIds, isOver }: TrafficOptions) {
  const visitor = visitorAt(shopUrl);
  const lineItems = [{ variantId: variantIds[0], quantity: 1 }];
  while (!isOver()) {
    const cart = await cartFrom(visitor, 'create', { lineItems });
    if (cart === null) {
      await pause();
      continue;
    }
    const entry = { id: cart.id, sent: 1, acknowledged: 1 };
    ledger.carts.push(entry);
    while (!isOver() && entry.sent < CHANGES_OF_A_CART) {
      entry.sent += 1;
      const changed = await cartFrom(visitor, 'add-items', { checkoutId: cart.id, lineItems });
      if (changed === null) await pause();
      else entry.acknowledged += 1;
    }
  }
}

/** Buys repeatedly; pays a second time if there was no response to the first. */
export async function buyOften({ shopUrl, ledger, variantIds, isOver }: TrafficOptions) {
  const visitor = visitorAt(shopUrl);
  for (let count = 0; !isOver(); count += 1) {
    const variantId = variantIds[count % 4 === 0 ? 1 : 0];
    const cart = await cartFrom(visitor, 'create', { lineItems: [{ variantId, quantity: 1 }] });
    const [, cartToken] = /Cart\/(\w+)/.exec(cart?.id ?? '') ?? [];
    if (cart === null || cartToken === undefined || cart.quantity === 0) {
      await pause();
      continue;
    }
    const entry = { cartToken, thanksUrl: null as string | null };
    ledger.purchases.push(entry);
    const thanks = (await pay(visitor, cart.checkoutUrl)) ?? (await pay(visitor, cart.checkoutUrl));
    if (isThanks(thanks)) entry.thanksUrl = thanks.url;
    else await pause();
  }
}
