import { setTimeout as delay } from 'node:timers/promises';
import { cartFrom, isThanks, pay } from '../shop/buy.ts';
import { type Visitor, visitorAt } from '../shop/visitor.ts';
import type { CustomerEntry, Ledger } from './ledger.ts';
import { withRetries } from './verify.ts';

export interface TrafficOptions {
  readonly shopUrl: string;
  readonly ledger: Ledger;
  /** Variants to buy: one with much stock, one with little. */
  readonly variantIds: readonly [plenty: string, scarce: string];
  readonly isOver: () => boolean;
}

const PASSWORD = 'Abcdefgh1';
/** Before a failed request is tried again. */
const PAUSE_IN_MS = 50;
const CHANGES_OF_A_CART = 40;
const pause = () => delay(PAUSE_IN_MS);

/** Fills one cart after the other. */
export async function fillCarts({ shopUrl, ledger, variantIds, isOver }: TrafficOptions) {
  const visitor = visitorAt(shopUrl);
  const line = { variantId: variantIds[0], quantity: 1 };
  while (!isOver()) {
    const cart = await cartFrom(visitor, 'create', { lineItems: [line] });
    if (cart === null) {
      await pause();
      continue;
    }
    const entry = { id: cart.id, sent: 1, acknowledged: 1 };
    ledger.carts.push(entry);
    while (!isOver() && entry.sent < CHANGES_OF_A_CART) {
      entry.sent += 1;
      const changed = await cartFrom(visitor, 'add-items', {
        checkoutId: cart.id,
        lineItems: [line],
      });
      if (changed === null) await pause();
      else entry.acknowledged += 1;
    }
  }
}

/** Buys repeatedly; pays a second time if there was no response to the first. */
export async function buy({ shopUrl, ledger, variantIds, isOver }: TrafficOptions) {
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

export interface Customer {
  readonly visitor: Visitor;
  readonly entry: CustomerEntry;
}

/** Registers before the first kill, so that all later calls use one session. */
export async function register(email: string, shopUrl: string): Promise<Customer> {
  const visitor = visitorAt(shopUrl);
  const who = { email, password: PASSWORD, firstName: 'Ada', lastName: 'de Vries' };
  if ((await withRetries(() => visitor.call('account/register', who))) === null) {
    throw new Error(`${email} could not register.`);
  }
  return { visitor, entry: { email, addresses: [], wishlists: [] } };
}

/** Adds addresses and changes the wishlist in one session. */
export async function changeAccount(
  { visitor, entry }: Customer,
  { isOver }: TrafficOptions,
): Promise<void> {
  const { email } = entry;
  for (let count = 0; !isOver(); count += 1) {
    const street = `Kamstraat ${count} ${email}`;
    const written = { street, isAcknowledged: false };
    entry.addresses.push(written);
    const address = {
      firstName: 'Ada',
      lastName: 'de Vries',
      address1: street,
      zip: '1012 AB',
      city: 'Amsterdam',
    };
    written.isAcknowledged =
      (await visitor.call('account/update-address', { action: 'CREATE', address })) !== null;
    const kept = { productIds: [`gid://shopify/Product/${count + 1}`], isAcknowledged: false };
    entry.wishlists.push(kept);
    const { productIds } = kept;
    kept.isAcknowledged =
      (await visitor.call('account/set-customer-wishlist', { email, productIds })) !== null;
    await pause();
  }
}
