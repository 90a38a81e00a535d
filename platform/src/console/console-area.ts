import type { Context, Hono } from 'hono';
import { type Area, isShopKey, type PlatformContext, type Shop } from '../protocol/index.ts';
import { sendPage } from '../protocol/pages/index.ts';
import { countCustomers } from '../shopify/customers/index.ts';
import { countOrders, listOrders } from '../shopify/orders/index.ts';
import { changeRoutes } from './change-routes.ts';
import { dnsRebindingGuard } from './console-guards.ts';
import { customerRoutes } from './customer-routes.ts';
import { discountRoutes } from './discount-routes.ts';
import { giftCardRoutes } from './gift-card-routes.ts';
import { graphiqlRoutes } from './graphiql.ts';
import { mailboxRoutes } from './mailbox.ts';
import { ordersPage } from './order-pages.ts';
import { orderRoutes } from './order-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { shopsPage } from './shops-page.ts';
import { stockRoutes } from './stock-routes.ts';

const ORDERS_PER_PAGE = 50;

function beforeIdOf(c: Context): { readonly beforeId?: number } {
  const typed = c.req.query('before') ?? '';
  return /^\d{1,15}$/.test(typed) ? { beforeId: Number(typed) } : {};
}

function consoleRoutes(app: Hono, context: PlatformContext): void {
  const { origin: imageOrigin, shops, brand } = context;
  const sql = context.store.read;

  function shopOf(c: Context): Shop | null {
    const key = c.req.param('shop') ?? c.req.query('shop') ?? '';
    return isShopKey(key) ? shops[key] : null;
  }

  const guard = dnsRebindingGuard(imageOrigin);
  for (const path of ['/', '/console/*']) app.use(path, guard);

  app.get('/', (c) =>
    sendPage(c, shopsPage(context, { orders: countOrders(sql), customers: countCustomers(sql) }), {
      imageOrigin,
      brand,
    }),
  );
  app.get('/console/orders', (c) => {
    const shop = shopOf(c);
    const orders = listOrders(sql, shop?.key ?? null, {
      limit: ORDERS_PER_PAGE,
      ...beforeIdOf(c),
    });
    return sendPage(c, ordersPage({ orders, shop, pageSize: ORDERS_PER_PAGE }), {
      imageOrigin,
      brand,
    });
  });
}

/**
 * Needs no password, as it is for the person at this machine: the platform listens on the loopback
 * address alone unless it is told otherwise.
 */
export const consoleArea: Area = {
  routes(app, context) {
    consoleRoutes(app, context);
    orderRoutes(app, context);
    customerRoutes(app, context);
    graphiqlRoutes(app, context);
    mailboxRoutes(app, context);
    reviewRoutes(app, context);
    stockRoutes(app, context);
    discountRoutes(app, context);
    giftCardRoutes(app, context);
    changeRoutes(app, context);
  },
};
