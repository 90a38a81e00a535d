import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PlatformContext } from '../../../protocol/index.ts';
import { type PageDocument, sendPage } from '../../../protocol/pages/index.ts';
import { type Cart, findCart, lockCartForOrder, opensCheckout } from '../../cart/index.ts';
import { findOrderOfCart, type Order } from '../../orders/index.ts';
import { type CheckoutContext, contextOfRequest } from '../checkout-context.ts';
import { messagePage } from '../pages/checkout-layout.ts';
import { isOwnOrder } from './buyer-browser.ts';
import { orderHref, type Step } from './checkout-urls.ts';

export type Reply = Response | Promise<Response>;

interface OpenCheckout {
  readonly kind: 'open';
  readonly view: CheckoutContext;
  readonly cart: Cart;
  readonly key: string;
}

/** Opens a checkout URL; or replies with the order of its cart, or that it is unknown, as without its key. */
export function openCheckout(
  c: Context,
  context: PlatformContext,
  step: Step,
): OpenCheckout | { readonly kind: 'closed'; readonly reply: Reply } {
  const view = contextOfRequest(c, context);
  const place = { shop: view.shop.key, token: c.req.param('token') ?? '' };
  const key = c.req.query('key') ?? null;
  const sql = context.store.read;
  const cart = findCart(sql, place);
  if (cart === null || key === null || !opensCheckout(cart, key)) {
    return { kind: 'closed', reply: sendState(c, context, 'unknown') };
  }
  const order = findOrderOfCart(sql, place.shop, place.token);
  if (order !== null) return { kind: 'closed', reply: sendPlaced(c, context, order, view, step) };
  return lockCartForOrder(sql, place, context.now()) === null
    ? { kind: 'closed', reply: sendState(c, context, 'unknown') }
    : { kind: 'open', view, cart, key };
}

/** Leads a buyer to the order; tells others with the link no more than that there is one. */
export function sendPlaced(
  c: Context,
  context: PlatformContext,
  order: Order,
  view: CheckoutContext,
  step: Step,
): Reply {
  return isOwnOrder(c, { ...context, shop: view.shop }, order)
    ? c.redirect(orderHref(order, view, step), 303)
    : sendState(c, context, 'placed');
}

export function sendCheckoutPage(
  c: Context,
  view: CheckoutContext,
  page: PageDocument,
  status: ContentfulStatusCode = 200,
): Reply {
  return sendPage(c, page, { status, imageOrigin: view.origin, brand: view.brand });
}

/** Each failure is before or inside the one transaction, so no payment was taken where something is broken. */
const STATUS = { unknown: 404, empty: 200, placed: 200, broken: 500 } as const;

/** Says the same for a wrong key and for an unknown cart, so that nobody learns which exist. */
export function sendState(
  c: Context,
  context: PlatformContext,
  state: keyof typeof STATUS,
  status: ContentfulStatusCode = STATUS[state],
): Reply {
  const view = contextOfRequest(c, context);
  const { states } = view.texts;
  const page = messagePage({ title: states[`${state}Title`], message: states[state] }, view);
  return sendCheckoutPage(c, view, page, status);
}
