import { type PlatformContext, parseGid } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { type Cart, type CartPlace, completeCart, lockCartForOrder } from '../cart/index.ts';
import { readCatalogue, type SoldUnits, takeStock } from '../catalogue/index.ts';
import { ownerOfOrder } from '../customers/index.ts';
import { type Discount, meaningOfCode, noteUses, readDiscounts } from '../discounts/index.ts';
import { payWith, redeemGiftCards } from '../gift-cards/index.ts';
import {
  findOrderOfCart,
  hasParcel,
  type Order,
  type OrderDraft,
  type OrderLine,
  writeOrder,
} from '../orders/index.ts';
import { promiseDays } from '../shipping/index.ts';
import { startContracts } from '../subscriptions/index.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { deleteDraftDetails } from './form/draft-details.ts';
import { type CheckoutDetails, shownDigest } from './form/parse-details.ts';
import { loadPricedCheckout } from './load-priced-checkout.ts';
import { sendConfirmation } from './mail/send-confirmation.ts';
import { sendGiftCards } from './mail/send-gift-cards.ts';
import {
  type CheckoutLine,
  type PricedCheckout,
  type Shortage,
  shortagesOf,
} from './priced-checkout.ts';
import { type DeliveryMethod, deliveryMethod, methodTitle } from './rules/delivery.ts';
import { decideCard } from './rules/test-card.ts';
import { totalsOf } from './rules/totals.ts';

export interface OrderInput {
  readonly place: CartPlace;
  readonly details: CheckoutDetails;
  /** Digits of the card; null where gift cards pay all of it. */
  readonly cardDigits: string | null;
  /** Customer who is logged in: at this checkout, or where the cart was filled. */
  readonly customerId: string | null;
  readonly browserHash: string;
  /** Amount that the buyer saw on the button; another one is never charged. */
  readonly expectedDueInMinorUnits: number | null;
  /** Digest of the goods and details that the buyer saw; others are never ordered. */
  readonly expectedDigest: string;
}

export type OrderOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'gone' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'shortage'; readonly shortages: readonly Shortage[] }
  | { readonly kind: 'detailsChanged' | 'totalChanged' }
  | { readonly kind: 'declined'; readonly reason: 'declined' | 'noFunds' };

/**
 * Computes prices and checks stock again, takes the stock, writes the order, completes the cart and sends
 * the mail, all in one transaction. A cart that was ordered already answers with that order, so a second
 * click is harmless.
 */
export function placeOrder(
  context: PlatformContext,
  view: CheckoutContext,
  input: OrderInput,
): Promise<OrderOutcome> {
  return context.store.write((sql) => {
    const { place } = input;
    const placed = findOrderOfCart(sql, place.shop, place.token);
    if (placed !== null) return { kind: 'placed', order: placed };
    const now = context.now();
    const cart = lockCartForOrder(sql, place, now);
    if (cart === null) return { kind: 'gone' };
    const { details, customerId, expectedDigest } = input;
    const buyer = { customerId, email: details.email };
    const pricedCheckout = loadPricedCheckout(context, { view, cart, buyer });
    const { lines } = pricedCheckout;
    if (lines.length === 0) return { kind: 'empty' };
    if (shownDigest(details, lines) !== expectedDigest) return { kind: 'detailsChanged' };
    if (lines.some(({ refusal }) => refusal !== null)) return { kind: 'refused' };
    const shortages = shortagesOf(lines);
    if (shortages.length > 0) return { kind: 'shortage', shortages };
    const delivery = deliveryMethod(view.shipping, pricedCheckout, details.deliveryKey);
    const totals = totalsOf({ ...pricedCheckout, delivery });
    const { dueInMinorUnits } = totals;
    if (dueInMinorUnits !== input.expectedDueInMinorUnits) return { kind: 'totalChanged' };
    const card =
      dueInMinorUnits === 0 ? ({ kind: 'unused' } as const) : decideCard(input.cardDigits ?? '');
    if (card.kind === 'declined') return card;
    const lastFour = card.kind === 'unused' ? null : card.lastFour;
    const order = writeOrder(
      sql,
      context.ids,
      orderDraft({ sql, cart, pricedCheckout, totals, delivery, view, input, lastFour, now }),
    );
    noteUses(
      sql,
      { shop: place.shop, orderId: order.id, customerId },
      usedCodes(sql, pricedCheckout, place),
    );
    const uses = payWith(pricedCheckout.giftCards, totals.totalInMinorUnits);
    redeemGiftCards(sql, context, order.id, uses);
    startContracts(sql, context.ids, order, readCatalogue(context.store, view.shop.key));
    takeStock(sql, place.shop, lines.map(soldUnits));
    completeCart(sql, cart, now);
    deleteDraftDetails(sql, place);
    sendConfirmation(sql, context, order, view);
    sendGiftCards(sql, context, order, view);
    return { kind: 'placed', order };
  });
}

function usedCodes(sql: Sql, { codes }: PricedCheckout, { shop }: CartPlace): readonly Discount[] {
  const used = codes.filter(({ applicable }) => applicable).map(({ code }) => meaningOfCode(code));
  return readDiscounts(sql, shop).filter(
    ({ code }) => code !== null && used.includes(meaningOfCode(code)),
  );
}

function soldUnits({ variantId, quantity, tracksInventory }: CheckoutLine): SoldUnits {
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
  readonly pricedCheckout: PricedCheckout;
  readonly totals: ReturnType<typeof totalsOf>;
  readonly delivery: DeliveryMethod;
  readonly view: CheckoutContext;
  readonly input: OrderInput;
  readonly lastFour: string | null;
  readonly now: Date;
}

function orderDraft(parts: OrderParts): OrderDraft {
  const { sql, cart, pricedCheckout, totals, delivery, view, input, lastFour, now } = parts;
  const { details } = input;
  return {
    shop: cart.shop,
    cartToken: cart.token,
    placedAt: `${now.toISOString().slice(0, 19)}Z`,
    email: details.email,
    customerId: ownerOfOrder(sql, {
      shop: cart.shop,
      email: details.email,
      cartCustomerId: input.customerId,
    }),
    currencyCode: view.shop.currencyCode,
    totalInMinorUnits: totals.totalInMinorUnits,
    contents: {
      phone: details.phone,
      language: view.language,
      locale: view.locale,
      address: details.address,
      ...(details.billingAddress !== null && { billingAddress: details.billingAddress }),
      delivery: {
        key: delivery.key,
        title: methodTitle(delivery, view),
        priceInMinorUnits: totals.deliveryInMinorUnits,
        days: delivery.days,
        ...(hasParcel(delivery) && {
          promised: promiseDays(view.shop.key, { ...view.shipping, ...delivery }, now),
        }),
      },
      payment: { cardLastFour: lastFour },
      ...(totals.giftCards.length > 0 && { giftCards: totals.giftCards }),
      lines: pricedCheckout.lines.map(orderLine),
      discounts: pricedCheckout.discounts,
      subtotalInMinorUnits: totals.subtotalInMinorUnits,
      discountInMinorUnits: totals.discountInMinorUnits,
      taxInMinorUnits: totals.taxInMinorUnits,
      taxes: totals.taxes,
      isTaxIncluded: totals.taxInMinorUnits > 0,
      attributes: cart.contents.attributes,
      note: cart.contents.note,
      browserHash: input.browserHash,
    },
  };
}

function orderLine({
  sellableQuantity: _s,
  refusal: _r,
  tracksInventory: _t,
  ...line
}: CheckoutLine): OrderLine {
  return line;
}
