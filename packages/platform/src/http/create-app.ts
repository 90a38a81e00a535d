import { Hono } from 'hono';
import type { Area } from '../area.ts';
import type { ExecuteOperation } from '../graphql/execute-operation.ts';
import type { PlatformContext } from '../platform-context.ts';
import { pathWithShop } from '../shops/index.ts';
import { addGraphqlRoute } from './graphql-route.ts';

export function createApp(
  areas: readonly Area[],
  context: PlatformContext,
  execute: ExecuteOperation,
): Hono {
  const app = new Hono({ getPath: pathWithShop });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  addGraphqlRoute(app, context, execute);
  for (const area of areas) area.routes?.(app, context);
  app.notFound((c) => c.json({ errors: 'Not Found' }, 404));
  app.onError((error, c) => {
    console.error(`${c.req.method} ${c.req.path}:`, error);
    return c.json({ errors: 'Internal Server Error' }, 500);
  });
  return app;
}
