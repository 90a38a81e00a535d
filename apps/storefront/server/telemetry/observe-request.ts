import type { Log, LogEntry } from './log.ts';
import type { Metrics, RequestKind } from './metrics.ts';
import { inRequestScope, type RequestScope } from './request-scope.ts';
import { inRequestSpan, noteStatus } from './spans.ts';
import { visitorKindOf } from './visitor-kind.ts';

export interface RequestObserver {
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'requestHandled'> | undefined;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

export interface ObservedRequest {
  readonly kind: RequestKind;
  readonly method: string;
  /** Logged without the secrets of e-mailed links. */
  readonly path: string;
  /** A pattern such as `/products/:handle`. */
  readonly route: string;
  /** A locale, or `none`. */
  readonly market: string;
  readonly headers: Headers;
}

/** Notes the response of a request, and returns the headers that tell of it. */
export type FinishRequest = (
  response: { readonly status: number } & Partial<Pick<LogEntry, 'level'>>,
  details?: Readonly<Record<string, unknown>>,
) => Readonly<Record<string, string>>;

/** Runs a request in a scope and a span of its own; its end is timed, counted and, but for webhooks, logged. */
export function observeRequest<Value>(
  { kind, method, path, route, market, headers }: ObservedRequest,
  { log, metrics, now }: RequestObserver,
  work: (finish: FinishRequest) => Promise<Value>,
): Promise<Value> {
  const startedAtInMs = now();
  const requestId = requestIdOf(headers);
  const scope: RequestScope = { fields: { requestId, market }, cache: 'none' };
  const attributes = { 'http.request.method': method, 'http.route': route, market };
  return inRequestScope(scope, () =>
    inRequestSpan({ name: `${method} ${route}`, attributes, headers }, (span) =>
      work(({ status, level = status >= 500 ? 'error' : 'info' }, details = {}) => {
        const durationInMs = now() - startedAtInMs;
        const { cache } = scope;
        span.setAttributes({ market: scope.fields.market, cache });
        noteStatus(span, status);
        metrics?.requestHandled({
          kind,
          route,
          cache,
          status,
          durationInMs,
          market: scope.fields.market,
          visitor: visitorKindOf(headers.get('user-agent')),
        });
        if (kind !== 'webhook') {
          const took = Math.round(durationInMs);
          log({ level, event: kind, method, path, status, durationInMs: took, ...details });
        }
        return { 'server-timing': `app;dur=${durationInMs.toFixed(1)}`, 'x-request-id': requestId };
      }),
    ),
  );
}

/** Takes the proxy's request id if it is safe to log. */
function requestIdOf(headers: Headers): string {
  const id = headers.get('x-request-id');
  return id !== null && /^[\w-]{8,64}$/.test(id) ? id : crypto.randomUUID();
}
