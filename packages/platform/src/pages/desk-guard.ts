import type { MiddlewareHandler } from 'hono';

const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

/** Whether a host name is one of this machine's own. */
export function isOwnName(hostname: string, origin: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    IP_ADDRESS.test(hostname) ||
    hostname === new URL(origin).hostname
  );
}

/**
 * Console and mailbox ask for no password. A page elsewhere could point a name of its own at this
 * machine and read them in a visitor's browser, so only names of this machine are answered.
 */
export function deskGuard(origin: string): MiddlewareHandler {
  return async (c, next) => {
    const { hostname } = new URL(c.req.url);
    if (isOwnName(hostname, origin)) return next();
    return c.text(`${hostname} is not an address of this console\n`, 403);
  };
}
