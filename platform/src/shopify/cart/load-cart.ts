import {
  type GraphqlContext,
  isSameSecret,
  type Shop,
  wireDateTime,
} from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { type Buyer, loadDiscountEngine, type Moment } from '../discounts/index.ts';
import { type GiftCard, payWith, readGiftCards } from '../gift-cards/index.ts';
import type { Cart } from './cart.ts';
import { collapseCodes } from './cart-details.ts';
import { parseCartId } from './cart-id.ts';
import { type CartPlace, findCart, oldestLivingUpdate, updateCart } from './cart-rows.ts';
import { type GraphqlCart, toGraphqlCart } from './graphql/cart.ts';
import { readMerchandise } from './merchandise.ts';
import { type PricedCart, priceCart } from './pricing/price-cart.ts';

/**
 * A cart at the prices and with the discounts of this moment: what its answers show and what an
 * order of it costs, to the cent. Inside a write it sees what the write has done. Uses of a code count by who has
 * logged in; an e-mail is named by the checkout alone, lest anybody asks here what its owner bought.
 */
export function priceCurrentCart(
  moment: Moment,
  shop: Shop,
  { contents }: Cart,
  buyer: Buyer = { customerId: contents.buyerIdentity.customerId, email: null },
): PricedCart {
  const ids = contents.lines.map(({ merchandiseId }) => merchandiseId);
  const merchandiseById = readMerchandise(moment.store, shop, ids);
  return priceCart(
    contents,
    merchandiseById,
    loadDiscountEngine(moment, { shop: shop.key, buyer }),
  );
}

/** The gift cards of a cart that can pay. */
export function giftCardsOf(
  { store, now }: Pick<GraphqlContext, 'store' | 'now'>,
  { shop, contents }: Pick<Cart, 'shop' | 'contents'>,
): readonly GiftCard[] {
  return readGiftCards(store.read, { now }, shop, contents.giftCardIds ?? []);
}

/** Returns a cart for the API, at current prices. */
export function toCurrentGraphqlCart(
  context: GraphqlContext,
  cart: Cart,
  holdsKey: boolean,
): GraphqlCart {
  const { shop, origin, visitorConsent } = context;
  const priced = priceCurrentCart(context, shop, cart);
  // Hidden without the key of the cart: it would tell what the buyer has.
  const giftCards = holdsKey ? payWith(giftCardsOf(context, cart), priced.totalInMinorUnits) : [];
  return toGraphqlCart({ cart, priced, giftCards, holdsKey, origin, visitorConsent }, shop);
}

/** Asks whether a cart is neither ordered nor expired. */
function isOpen(cart: Cart, now: Date): boolean {
  return cart.completedAt === null && cart.updatedAt >= oldestLivingUpdate(now);
}

/** Null for a cart that is unknown, expired or ordered; without its key it is shown in part. */
export function readCart(context: GraphqlContext, id: string): GraphqlCart | null {
  const reference = parseCartId(id);
  if (!reference) return null;
  const { store, shop, now } = context;
  const cart = findCart(store.read, { shop: shop.key, token: reference.token });
  if (!cart || !isOpen(cart, now())) return null;
  return toCurrentGraphqlCart(context, cart, isSameSecret(reference.key, cart.key));
}

/** The cart that an id with its key may change; an id without the right key names none. */
export function findOpenCart(
  sql: Sql,
  { shop, now }: Pick<GraphqlContext, 'shop' | 'now'>,
  cartId: string,
): Cart | null {
  const reference = parseCartId(cartId);
  const cart = reference && findCart(sql, { shop: shop.key, token: reference.token });
  if (!cart || !isOpen(cart, now())) return null;
  return isSameSecret(reference.key, cart.key) ? cart : null;
}

/** Asks whether a checkout address was made for this cart; a cart's own key does not open its checkout. */
export function opensCheckout(cart: Cart, key: string | null): boolean {
  return isSameSecret(key, cart.checkoutKey);
}

/**
 * The cart as it is now, if it can still be ordered. Call it inside the write that makes the order:
 * writes run one after the other, so nobody changes the cart before `completeCart`.
 */
export function lockCartForOrder(sql: Sql, place: CartPlace, now: Date): Cart | null {
  const cart = findCart(sql, place);
  return cart && isOpen(cart, now) ? cart : null;
}

/** The cart with these codes and no others. Call it inside a write, and save it by `saveCodes`. */
export function withCodes(cart: Cart, codes: readonly string[]): Cart {
  return { ...cart, contents: { ...cart.contents, discountCodes: collapseCodes(codes) } };
}

/** The cart with these gift cards and no others, each once. */
export function withGiftCards(cart: Cart, ids: readonly number[]): Cart {
  return { ...cart, contents: { ...cart.contents, giftCardIds: [...new Set(ids)] } };
}

export function saveCodes(sql: Sql, cart: Cart, now: Date): void {
  updateCart(sql, { ...cart, updatedAt: wireDateTime(now) });
}

/** Completes a cart: it reads as null, and a second order of it finds nothing to lock. */
export function completeCart(sql: Sql, cart: Cart, now: Date): void {
  updateCart(sql, { ...cart, completedAt: wireDateTime(now), updatedAt: wireDateTime(now) });
}
