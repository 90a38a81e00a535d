import type { MiddlewareHandler } from 'hono';
import {
  currentScope,
  type MetricsOptions,
  observeRequest,
  type RequestKind,
  type RequestObserver,
} from '../telemetry/index.ts';
import { splitRequestUrl } from './request.ts';

export interface WatchOptions extends RequestObserver {
  readonly marketAndRouteOf: MetricsOptions['marketAndRouteOf'];
}

/** Observes pages and webhooks; API calls do so themselves. */
export function requestMetrics({ marketAndRouteOf, ...observer }: WatchOptions): MiddlewareHandler {
  return (context, next) => {
    const { path } = splitRequestUrl(context.req.url);
    const kind = kindOf(path);
    if (kind === null) return next();
    const { method, raw } = context.req;
    const place = kind === 'page' ? marketAndRouteOf(path) : { market: 'none', route: '/webhooks' };
    const { headers } = raw;
    const request = { kind, method, path: withoutSecrets(path), ...place, headers };
    return observeRequest(request, observer, async (finish) => {
      await next();
      const told = finish(context.res, { cache: currentScope()?.cache });
      for (const [name, value] of Object.entries(told)) context.res.headers.set(name, value);
    });
  };
}

/** Returns null for paths that only machines ask for. */
function kindOf(path: string): RequestKind | null {
  if (path.startsWith('/webhooks/')) return 'webhook';
  return /^\/(healthz|readyz)$|\.(txt|xml)$/.test(path) ? null : 'page';
}

/** Removes the tokens of e-mailed links from logged paths. */
function withoutSecrets(path: string): string {
  return path.replace(/(\/account\/(?:activate|reset|restock)\/).*/, '$1…');
}
