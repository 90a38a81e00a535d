import type { Context } from 'hono';
import { findOrderByToken } from '../../orders/index.ts';
import { sendPage } from '../../pages/index.ts';
import type { PlatformContext } from '../../platform-context.ts';
import { orderPage } from '../pages/order-page.ts';
import { visitOfRequest } from '../visit.ts';
import { unknownPage } from './open-checkout.ts';

export function showOrder(c: Context, context: PlatformContext): Response | Promise<Response> {
  const visit = visitOfRequest(c, context);
  const token = c.req.param('token') ?? '';
  const order = findOrderByToken(context.store.read, visit.shop.key, token);
  if (order === null) return unknownPage(c, context);
  return sendPage(c, orderPage(order, visit), { imageOrigin: visit.imageOrigin });
}
