import type { MiddlewareHandler } from 'hono';
import type { Log, Metrics, RequestKind } from '../telemetry/index.ts';
import { splitRequestUrl } from './request-url.ts';

export interface WatchOptions {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'requestHandled'>;
  /** Milliseconds on any clock that only goes forward. */
  readonly now: () => number;
  readonly newRequestId: () => string;
}

/** Counts and times each request but the calls, gives it a name, and writes a line about each page. */
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

/** A proxy may have named the request already; anything odd is not let into the log. */
function givenId(id: string | undefined): string | null {
  return id !== undefined && /^[\w-]{8,64}$/.test(id) ? id : null;
}

/** The links of letters open accounts: the log keeps no key to them. */
function withoutSecrets(path: string): string {
  return path.replace(/(\/account\/(?:activate|reset)\/).*/, '$1…');
}
