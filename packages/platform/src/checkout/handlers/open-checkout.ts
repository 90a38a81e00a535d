import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Cart, lockCartForOrder, opensCheckout, readCartByToken } from '../../cart/index.ts';
import { findOrderOfCart, type Order } from '../../orders/index.ts';
import { sendPage } from '../../pages/index.ts';
import type { PlatformContext } from '../../platform-context.ts';
import { messagePage } from '../pages/message-page.ts';
import { type Visit, visitOfRequest } from '../visit.ts';

/** What a checkout address leads to; without its key it leads nowhere. */
export type OpenCheckout =
  | { readonly kind: 'open'; readonly cart: Cart; readonly key: string }
  | { readonly kind: 'ordered'; readonly order: Order }
  | { readonly kind: 'unknown' };

export function openCheckout(c: Context, context: PlatformContext, visit: Visit): OpenCheckout {
  const place = { shop: visit.shop.key, token: c.req.param('token') ?? '' };
  const key = c.req.query('key') ?? null;
  const sql = context.store.read;
  const cart = readCartByToken(sql, place);
  if (cart === null || key === null || !opensCheckout(cart, key)) return { kind: 'unknown' };
  const order = findOrderOfCart(sql, place.shop, place.token);
  if (order !== null) return { kind: 'ordered', order };
  if (lockCartForOrder(sql, place, context.now()) === null) return { kind: 'unknown' };
  return { kind: 'open', cart, key };
}

/** The same page for a wrong key and for a cart that never was: it tells nobody which. */
export function unknownPage(
  c: Context,
  context: PlatformContext,
  status: ContentfulStatusCode = 404,
): Response | Promise<Response> {
  const visit = visitOfRequest(c, context);
  const { states } = visit.texts;
  return sendPage(c, messagePage({ title: states.unknownTitle, message: states.unknown }, visit), {
    status,
    imageOrigin: visit.imageOrigin,
  });
}

export function emptyPage(c: Context, visit: Visit): Response | Promise<Response> {
  const { states } = visit.texts;
  const page = messagePage({ title: states.emptyTitle, message: states.empty }, visit);
  return sendPage(c, page, { imageOrigin: visit.imageOrigin });
}

/** Whatever failed, it failed before or inside the one write: nothing was taken. */
export function brokenPage(c: Context, context: PlatformContext): Response | Promise<Response> {
  const visit = visitOfRequest(c, context);
  const { states } = visit.texts;
  const page = messagePage({ title: states.brokenTitle, message: states.broken }, visit);
  return sendPage(c, page, { status: 500, imageOrigin: visit.imageOrigin });
}
