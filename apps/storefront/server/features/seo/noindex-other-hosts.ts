import type { MiddlewareHandler } from 'hono';
import { type NamedHeader, NOTHING_RUNS, splitRequestUrl } from '../../http/index.ts';

export interface PublicHost {
  readonly publicOrigin: string;
  /** Above 0, the proxy's `X-Forwarded-Host` names the requested host. */
  readonly trustedProxyCount: number;
}

/** Makes a check whether a request is for the public host, by `Host` or what a trusted proxy forwarded. */
export function publicHostCheck({ publicOrigin, trustedProxyCount }: PublicHost) {
  const publicHost = new URL(publicOrigin).host;
  return (host: string, forwardedHost: string | undefined): boolean => {
    const forwarded = trustedProxyCount === 0 ? undefined : forwardedHost?.trim();
    return (forwarded ?? host) === publicHost;
  };
}

/** Keeps staging hosts out of search engines. Their robots.txt allows crawling, or this header would not be read. */
export function noindexOtherHosts(publicHost: PublicHost): MiddlewareHandler {
  const isPublic = publicHostCheck(publicHost);
  return async (context, next) => {
    await next();
    const { host } = splitRequestUrl(context.req.url);
    if (!isPublic(host, context.req.header('x-forwarded-host')))
      context.res.headers.set('x-robots-tag', 'noindex');
  };
}

/** Headers of API replies, with `noindex` for any host other than the public one. */
export function apiHeaders(publicHost: PublicHost, defaultHeaders: readonly NamedHeader[]) {
  const isPublic = publicHostCheck(publicHost);
  const onPublicHost = Object.fromEntries([...defaultHeaders, NOTHING_RUNS]);
  const elsewhere = { ...onPublicHost, 'x-robots-tag': 'noindex' };
  return ({ url, headers }: Request) => {
    const forwarded = headers.get('x-forwarded-host') ?? undefined;
    return isPublic(splitRequestUrl(url).host, forwarded) ? onPublicHost : elsewhere;
  };
}
