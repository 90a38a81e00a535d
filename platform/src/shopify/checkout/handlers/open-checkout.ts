import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PlatformContext } from '../../../protocol/index.ts';
import { sendPage } from '../../../protocol/pages/index.ts';
import { type Cart, lockCartForOrder, opensCheckout, readCartByToken } from '../../cart/index.ts';
import { findOrderOfCart, type Order } from '../../orders/index.ts';
import { type CheckoutContext, contextOfRequest } from '../checkout-context.ts';
import { messagePage } from '../pages/checkout-layout.ts';

/** Opens a checkout URL; without its key it is unknown. */
export type OpenCheckout =
  | { readonly kind: 'open'; readonly cart: Cart; readonly key: string }
  | { readonly kind: 'ordered'; readonly order: Order }
  | { readonly kind: 'unknown' };

export function openCheckout(
  c: Context,
  context: PlatformContext,
  view: CheckoutContext,
): OpenCheckout {
  const place = { shop: view.shop.key, token: c.req.param('token') ?? '' };
  const key = c.req.query('key') ?? null;
  const sql = context.store.read;
  const cart = readCartByToken(sql, place);
  if (cart === null || key === null || !opensCheckout(cart, key)) return { kind: 'unknown' };
  const order = findOrderOfCart(sql, place.shop, place.token);
  if (order !== null) return { kind: 'ordered', order };
  if (lockCartForOrder(sql, place, context.now()) === null) return { kind: 'unknown' };
  return { kind: 'open', cart, key };
}

/** The same page for a wrong key and for an unknown cart, so that nobody learns which exist. */
export function unknownPage(
  c: Context,
  context: PlatformContext,
  status: ContentfulStatusCode = 404,
): Response | Promise<Response> {
  const view = contextOfRequest(c, context);
  const { states } = view.texts;
  return sendPage(c, messagePage({ title: states.unknownTitle, message: states.unknown }, view), {
    status,
    imageOrigin: view.origin,
    brand: view.brand,
  });
}

export function emptyPage(c: Context, view: CheckoutContext): Response | Promise<Response> {
  const { states } = view.texts;
  const page = messagePage({ title: states.emptyTitle, message: states.empty }, view);
  return sendPage(c, page, { imageOrigin: view.origin, brand: view.brand });
}

/** Any failure is before or inside the one transaction, so no payment was taken. */
export function brokenPage(c: Context, context: PlatformContext): Response | Promise<Response> {
  const view = contextOfRequest(c, context);
  const { states } = view.texts;
  const page = messagePage({ title: states.brokenTitle, message: states.broken }, view);
  return sendPage(c, page, { status: 500, imageOrigin: view.origin, brand: view.brand });
}
