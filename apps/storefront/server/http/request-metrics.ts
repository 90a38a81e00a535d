import type { MiddlewareHandler } from 'hono';
import {
  inRequestScope,
  inRequestSpan,
  type Log,
  type Metrics,
  type MetricsOptions,
  noteStatus,
  type RequestKind,
  type RequestScope,
  requestIdOf,
} from '../telemetry/index.ts';
import { splitRequestUrl } from './request.ts';

export interface WatchOptions {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'requestHandled'>;
  readonly marketAndRouteOf: MetricsOptions['marketAndRouteOf'];
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** Measures requests other than API calls, gives each an id and a span, and logs each page. */
export function requestMetrics({
  log,
  metrics,
  marketAndRouteOf,
  now,
}: WatchOptions): MiddlewareHandler {
  return async (context, next) => {
    const { path: pathname } = splitRequestUrl(context.req.url);
    const kind = kindOf(pathname);
    if (kind === null) return next();
    const startedAtInMs = now();
    const requestId = requestIdOf(context.req.raw.headers);
    const { market, route } =
      kind === 'page' ? marketAndRouteOf(pathname) : { market: 'none', route: '/webhooks' };
    const { method } = context.req;
    const scope: RequestScope = { fields: { requestId, market }, cache: 'none' };
    const attributes = { 'http.request.method': method, 'http.route': route, market };
    await inRequestScope(scope, () =>
      inRequestSpan(
        { name: `${method} ${route}`, attributes, headers: context.req.raw.headers },
        async (span) => {
          await next();
          noteStatus(span, context.res.status);
          span.setAttribute('cache', scope.cache);
          const durationInMs = now() - startedAtInMs;
          const { status, headers } = context.res;
          const { cache } = scope;
          metrics.requestHandled({ kind, market, route, cache, status, durationInMs });
          headers.set('server-timing', `app;dur=${durationInMs.toFixed(1)}`);
          headers.set('x-request-id', requestId);
          if (kind !== 'page') return;
          log({
            level: status >= 500 ? 'error' : 'info',
            event: 'page',
            method,
            path: withoutSecrets(pathname),
            cache,
            status,
            durationInMs: Math.round(durationInMs),
          });
        },
      ),
    );
  };
}

/** Null for what only machines ask for. */
function kindOf(path: string): RequestKind | null {
  if (path.startsWith('/webhooks/')) return 'webhook';
  return /^\/(healthz|readyz)$|\.(txt|xml)$/.test(path) ? null : 'page';
}

/** Removes the tokens of e-mailed links from logged paths. */
function withoutSecrets(path: string): string {
  return path.replace(/(\/account\/(?:activate|reset|restock)\/).*/, '$1…');
}
