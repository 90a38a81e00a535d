import type { MiddlewareHandler } from 'hono';

export interface PublicHost {
  readonly publicOrigin: string;
  /** With a proxy of our own in front, that one knows which host was asked for. */
  readonly trustedProxyCount: number;
}

/**
 * Keeps search engines to the public host: a copy for trying things out is no second shop. Its robots.txt disallows
 * nothing, or they would never come to read this.
 */
export function onlyPublicHost({ publicOrigin, trustedProxyCount }: PublicHost): MiddlewareHandler {
  const publicHost = new URL(publicOrigin).host;
  return async (context, next) => {
    await next();
    const forwarded =
      trustedProxyCount === 0 ? undefined : context.req.header('x-forwarded-host')?.trim();
    const host = forwarded ?? new URL(context.req.url).host;
    if (host !== publicHost) context.header('x-robots-tag', 'noindex');
  };
}
