import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { AREAS } from './areas.ts';
import { addHealthRoutes } from './health.ts';
import {
  addFaults,
  addGraphqlRoute,
  type ExecuteOperation,
  type Faults,
  type PlatformContext,
  pathWithShop,
  type ShopKey,
} from './protocol/index.ts';
import { addCustomerRoute } from './shopify/accounts/index.ts';
import { addAdminRoute } from './shopify/admin/index.ts';

interface AppOptions {
  readonly faults: Faults;
  readonly storefront: ExecuteOperation;
  readonly admin: ExecuteOperation;
  readonly customer: ExecuteOperation;
  readonly rootShop: ShopKey | null;
}

export function createApp(
  context: PlatformContext,
  { faults, storefront, admin, customer, rootShop }: AppOptions,
): Hono {
  const app = new Hono({ getPath: (request) => pathWithShop(request, rootShop) });
  addHealthRoutes(app, context);
  addFaults(app, context, faults);
  addGraphqlRoute(app, context, storefront);
  addAdminRoute(app, context, admin);
  addCustomerRoute(app, context, customer);
  for (const area of AREAS) area.routes?.(app, context);
  app.notFound((c) => c.json({ errors: 'Not Found' }, 404));
  app.onError((error, c) => {
    // A client error, such as a body that is too large.
    if (error instanceof HTTPException) return error.getResponse();
    // The path itself may hold a secret: an order's, a checkout's, a one-time link's.
    console.error(`${c.req.method} ${routePath(c)}:`, error);
    return c.json({ errors: 'Internal Server Error' }, 500);
  });
  return app;
}
