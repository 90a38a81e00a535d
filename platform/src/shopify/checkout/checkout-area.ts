import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import {
  type Area,
  type ListArguments,
  type PlatformContext,
  pageOf,
  SHOP_PATH,
} from '../../protocol/index.ts';
import { contextOfRequest } from './checkout-context.ts';
import { showDetails, submitDetails } from './handlers/details.ts';
import { type Reply, sendState } from './handlers/open-checkout.ts';
import { inviteBuyer, showOrder } from './handlers/order.ts';
import { showPayment, submitPayment } from './handlers/payment.ts';
import { CHECKOUT_MESSAGES } from './messages/messages.ts';
import { ACCOUNT_PATH } from './pages/order-status.ts';
import { graphqlValidations } from './rules/validations.ts';

const MAX_FORM_IN_BYTES = 32_000;

type Handler = (c: Context, context: PlatformContext) => Reply;

/** Serves the pages behind a cart's `checkoutUrl`. */
function checkoutRoutes(app: Hono, context: PlatformContext): void {
  const handle = (handler: Handler) => async (c: Context) => {
    try {
      return await handler(c, context);
    } catch (error) {
      // The path itself holds the key to somebody's cart or order.
      console.error(`${c.req.method} ${routePath(c)}:`, error);
      return sendState(c, context, 'broken');
    }
  };
  const limit = bodyLimit({
    maxSize: MAX_FORM_IN_BYTES,
    onError: handle((c) => sendState(c, context, 'unknown', 413)),
  });
  for (const kind of ['cart', 'discount'] as const) {
    app.get(`${SHOP_PATH}/${kind}/:what`, (c) => leadToStorefront(c, context, kind));
  }
  const cart = `${SHOP_PATH}/cart/c/:token`;
  app.get(cart, handle(showDetails));
  app.post(cart, limit, handle(submitDetails));
  app.get(`${cart}/payment`, handle(showPayment));
  app.post(`${cart}/payment`, limit, handle(submitPayment));
  app.get(`${SHOP_PATH}/orders/:token`, handle(showOrder));
  app.post(`${SHOP_PATH}/orders/:token/${ACCOUNT_PATH}`, limit, handle(inviteBuyer));
}

/** Leads permalinks and links of discounts to the storefront, which reads them as a shop's own pages do. */
function leadToStorefront(c: Context, context: PlatformContext, kind: 'cart' | 'discount') {
  const { links } = contextOfRequest(c, context);
  const what = encodeURIComponent(c.req.param('what') ?? '');
  return c.redirect(`${links.home}${kind}/${what}${new URL(c.req.url).search}`);
}

export const checkoutArea: Area = {
  adminSchema: readFileSync(new URL('admin-schema.graphql', import.meta.url), 'utf8'),
  adminResolvers: {
    QueryRoot: {
      validations: (_source, args: ListArguments) => pageOf(graphqlValidations(), args),
    },
  },
  messages: CHECKOUT_MESSAGES,
  routes: checkoutRoutes,
};
