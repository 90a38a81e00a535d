import { type Cart, type CartPlace, completeCart, lockCartForOrder } from '../cart/index.ts';
import { type SoldUnits, takeStock } from '../catalogue/index.ts';
import { ownerOfOrder } from '../customers/index.ts';
import { parseGid } from '../ids/index.ts';
import { sendMail } from '../mailbox/index.ts';
import {
  findOrderOfCart,
  type Order,
  type OrderDraft,
  type OrderLine,
  writeOrder,
} from '../orders/index.ts';
import type { PlatformContext } from '../platform-context.ts';
import type { Sql } from '../store/index.ts';
import { type Bag, type BagLine, bagValueInMinorUnits, type Shortage, shortagesOf } from './bag.ts';
import type { CheckoutDetails } from './form/read-details.ts';
import { forgetTypedDetails } from './form/typed-details.ts';
import { orderConfirmation } from './mail/order-confirmation.ts';
import { readBag } from './read-bag.ts';
import { deliveryMethod } from './rules/delivery.ts';
import { decideCard } from './rules/test-card.ts';
import { type Totals, totalsOf } from './rules/totals.ts';
import type { Visit } from './visit.ts';

export interface OrderWish {
  readonly place: CartPlace;
  readonly details: CheckoutDetails;
  readonly cardDigits: string;
  /** What the buyer saw on the button; another total is never charged. */
  readonly expectedTotalInMinorUnits: number | null;
}

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'gone' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'shortage'; readonly shortages: readonly Shortage[] }
  | { readonly kind: 'totalChanged'; readonly totalInMinorUnits: number }
  | { readonly kind: 'declined'; readonly reason: 'declined' | 'noFunds' };

/**
 * One transaction: prices again, looks at the stock again, then takes the stock, writes the order,
 * completes the cart and sends the mail. A cart that was ordered already answers with that order,
 * so a second click is harmless.
 */
export function placeOrder(
  context: PlatformContext,
  visit: Visit,
  wish: OrderWish,
): Promise<OrderOutcome> {
  return context.store.write((sql) => {
    const { place } = wish;
    const placed = findOrderOfCart(sql, place.shop, place.token);
    if (placed !== null) return { kind: 'placed', order: placed };
    const now = context.now();
    const cart = lockCartForOrder(sql, place, now);
    if (cart === null) return { kind: 'gone' };
    const bag = readBag(context, { visit, cart });
    if (bag.lines.length === 0) return { kind: 'empty' };
    const shortages = shortagesOf(bag.lines);
    if (shortages.length > 0) return { kind: 'shortage', shortages };
    const totals = totalsNow(bag, visit, wish);
    const { totalInMinorUnits } = totals;
    if (totalInMinorUnits !== wish.expectedTotalInMinorUnits) {
      return { kind: 'totalChanged', totalInMinorUnits };
    }
    const card = decideCard(wish.cardDigits);
    if (card.kind === 'declined') return card;
    const order = writeOrder(
      sql,
      context.ids,
      orderDraft({ sql, cart, bag, totals, visit, wish, lastFour: card.lastFour, now }),
    );
    takeStock(sql, place.shop, bag.lines.map(soldUnits));
    completeCart(sql, cart, now);
    forgetTypedDetails(sql, place);
    sendMail(sql, context.ids, orderConfirmation(order, visit, context.origin));
    return { kind: 'placed', order };
  });
}

function totalsNow(bag: Bag, { shop }: Visit, { details }: OrderWish): Totals {
  const delivery = deliveryMethod(shop.key, bagValueInMinorUnits(bag), details.deliveryKey);
  return totalsOf({ shop: shop.key, ...bag, delivery });
}

function soldUnits({ variantId, quantity, tracksInventory }: BagLine): SoldUnits {
  const variant = parseGid(variantId);
  if (variant === null) throw new TypeError(`${variantId} is no id of a variant`);
  return {
    variantNumber: Number(variant.id),
    units: quantity,
    takesStock: tracksInventory,
  };
}

interface OrderParts {
  readonly sql: Sql;
  readonly cart: Cart;
  readonly bag: Bag;
  readonly totals: Totals;
  readonly visit: Visit;
  readonly wish: OrderWish;
  readonly lastFour: string;
  readonly now: Date;
}

function orderDraft({
  sql,
  cart,
  bag,
  totals,
  visit,
  wish,
  lastFour,
  now,
}: OrderParts): OrderDraft {
  const { details } = wish;
  return {
    shop: cart.shop,
    cartToken: cart.token,
    placedAt: `${now.toISOString().slice(0, 19)}Z`,
    email: details.email,
    customerId: ownerOfOrder(sql, {
      shop: cart.shop,
      email: details.email,
      cartCustomerId: cart.contents.buyerIdentity.customerId,
    }),
    currencyCode: visit.shop.currencyCode,
    totalInMinorUnits: totals.totalInMinorUnits,
    contents: {
      phone: details.phone,
      language: visit.language,
      locale: visit.locale,
      address: details.address,
      delivery: {
        key: details.deliveryKey,
        title: visit.texts.methods[details.deliveryKey].name,
        priceInMinorUnits: totals.deliveryInMinorUnits,
      },
      payment: { cardLastFour: lastFour },
      lines: bag.lines.map(orderLine),
      discounts: bag.discounts,
      subtotalInMinorUnits: totals.subtotalInMinorUnits,
      discountInMinorUnits: totals.discountInMinorUnits,
      taxInMinorUnits: totals.taxInMinorUnits,
      isTaxIncluded: totals.taxInMinorUnits > 0,
      attributes: cart.contents.attributes,
      note: cart.contents.note,
    },
  };
}

function orderLine({ sellableQuantity: _s, tracksInventory: _t, ...line }: BagLine): OrderLine {
  return line;
}
