import type { MiddlewareHandler } from 'hono';
import { isLocalHostname } from '../protocol/index.ts';

/**
 * Console and mailbox need no password. A foreign page could resolve its own name to this
 * machine (DNS rebinding), so only host names of this machine are accepted.
 */
export function dnsRebindingGuard(origin: string): MiddlewareHandler {
  return async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (isLocalHostname(hostname, origin)) return next();
    return c.text(`${hostname} is not an address of this console\n`, 403);
  };
}

/**
 * Accepts forms from the console's own pages only, by the origin that
 * browsers send (CSRF).
 */
export const csrfGuard: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const { origin } = new URL(c.req.url);
  const site = c.req.header('sec-fetch-site') ?? 'same-origin';
  if (c.req.header('origin') === origin && site === 'same-origin') return next();
  return c.text('This form was not sent by a page of this console\n', 403);
};
