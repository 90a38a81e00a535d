import type { MiddlewareHandler } from 'hono';
import type { Log, Metrics, RequestKind } from '../telemetry/index.ts';
import { splitRequestUrl } from './request.ts';

export interface WatchOptions {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'requestHandled'>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly newRequestId: () => string;
}

/** Measures requests other than API calls, gives each an id, and logs each page. */
export function requestMetrics({
  log,
  metrics,
  now,
  newRequestId,
}: WatchOptions): MiddlewareHandler {
  return async (context, next) => {
    const startedAtInMs = now();
    await next();
    const durationInMs = now() - startedAtInMs;
    const { path: pathname } = splitRequestUrl(context.req.url);
    const kind = kindOf(pathname);
    const { status, headers } = context.res;
    if (kind !== 'other') metrics.requestHandled(kind, status, durationInMs);
    headers.set('server-timing', `app;dur=${durationInMs.toFixed(1)}`);
    const requestId = givenId(context.req.header('x-request-id')) ?? newRequestId();
    headers.set('x-request-id', requestId);
    if (kind !== 'page') return;
    log({
      level: status >= 500 ? 'error' : 'info',
      event: 'page',
      requestId,
      method: context.req.method,
      path: withoutSecrets(pathname),
      status,
      durationInMs: Math.round(durationInMs),
    });
  };
}

function kindOf(path: string): RequestKind {
  if (path.startsWith('/webhooks/')) return 'webhook';
  return /^\/(healthz|readyz)$|\.(txt|xml)$/.test(path) ? 'other' : 'page';
}

/** Takes the proxy's request id if it is safe to log. */
function givenId(id: string | undefined): string | null {
  return id !== undefined && /^[\w-]{8,64}$/.test(id) ? id : null;
}

/** Removes the tokens of e-mailed links from logged paths. */
function withoutSecrets(path: string): string {
  return path.replace(/(\/account\/(?:activate|reset)\/).*/, '$1…');
}
