import type { MiddlewareHandler } from 'hono';
import { splitRequestUrl } from '../../http/index.ts';

export interface PublicHost {
  readonly publicOrigin: string;
  /** With a proxy of our own in front, that one knows which host was asked for. */
  readonly trustedProxyCount: number;
}

/** Whether the public host was asked for, by the `Host` of a request and what a proxy forwarded. */
export function publicHostCheck({ publicOrigin, trustedProxyCount }: PublicHost) {
  const publicHost = new URL(publicOrigin).host;
  return (host: string, forwardedHost: string | undefined): boolean => {
    const forwarded = trustedProxyCount === 0 ? undefined : forwardedHost?.trim();
    return (forwarded ?? host) === publicHost;
  };
}

/**
 * Keeps search engines to the public host: a copy for trying things out is no second shop. Its robots.txt disallows
 * nothing, or they would never come to read this.
 */
export function noindexOtherHosts(publicHost: PublicHost): MiddlewareHandler {
  const isPublic = publicHostCheck(publicHost);
  return async (context, next) => {
    await next();
    const { host } = splitRequestUrl(context.req.url);
    if (!isPublic(host, context.req.header('x-forwarded-host')))
      context.res.headers.set('x-robots-tag', 'noindex');
  };
}
