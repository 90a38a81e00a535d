import type { MiddlewareHandler } from 'hono';

/**
 * Forms of this console are sent by its own pages only: browsers say where a form came from, and
 * what does not say so is no browser.
 */
export const ownFormGuard: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const { origin } = new URL(c.req.url);
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  if (c.req.header('origin') === origin && site === 'same-origin') return next();
  return c.text('This form was not sent by a page of this console\n', 403);
};
