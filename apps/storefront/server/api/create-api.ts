import { Hono } from 'hono';
import { type Log, logToStdout } from '../log/index.ts';
import type { Shops } from '../shop/index.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { observe } from './observe.ts';
import { refuse } from './reply.ts';

export interface ApiServices {
  readonly shops: Shops;
  readonly log?: Log;
  readonly now?: () => number;
  readonly newRequestId?: () => string;
}

/** Our API below `/api`: every path with and without its trailing slash, and nothing else. */
export function createApi({
  shops,
  log = logToStdout,
  now = () => performance.now(),
  newRequestId = () => crypto.randomUUID(),
}: ApiServices): Hono {
  const observation = { log, now, newRequestId };
  const app = new Hono();
  for (const { path, handle } of checkoutCalls(shops)) {
    const respond = observe(handle, observation);
    const below = path.replace(/^\/api/, '').replace(/\/$/, '');
    app.all(below, ({ req }) => respond(req.raw));
    app.all(`${below}/`, ({ req }) => respond(req.raw));
  }
  const nothing = observe(async () => refuse('unknownPath'), observation);
  app.all('*', ({ req }) => nothing(req.raw));
  return app;
}
