import { API_ERRORS } from '@lokke/contract/errors';
import { compressBytes, splitRequestUrl } from '../http/index.ts';
import {
  inRequestScope,
  inRequestSpan,
  type Log,
  noteStatus,
  type RequestScope,
  requestIdOf,
  stackOf,
} from '../telemetry/index.ts';
import type { Handle, RequestContext } from './handle-call.ts';
import { type HandlerResult, refuse, toReply } from './reply.ts';

export interface Observation {
  readonly log: Log;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Headers of every reply. */
  readonly headersFor: (request: Request) => Readonly<Record<string, string>>;
  readonly onHandled?: ((call: HandledCall) => void) | undefined;
  /** Reports unexpected errors. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

export interface HandledCall {
  /** The path as it is documented. */
  readonly route: string;
  /** A locale, or `none`. */
  readonly market: string;
  readonly status: number;
  readonly durationInMs: number;
}

/** Runs a handler in a scope and span of its own, masks unexpected errors and writes one log line. */
export function withObservability(
  route: string,
  handle: Handle,
  observation: Observation,
): (requestContext: RequestContext) => Promise<Response> {
  return (requestContext) => {
    const { headers, method } = requestContext.request;
    const scope: RequestScope = {
      fields: { requestId: requestIdOf(headers), market: 'none' },
      cache: 'none',
    };
    const attributes = { 'http.request.method': method, 'http.route': route };
    return inRequestScope(scope, () =>
      inRequestSpan({ name: `${method} ${route}`, attributes, headers }, async (span) => {
        const response = await observedReply(route, handle, { ...observation, scope })(
          requestContext,
        );
        span.setAttribute('market', scope.fields.market);
        noteStatus(span, response.status);
        return response;
      }),
    );
  };
}

function observedReply(
  route: string,
  handle: Handle,
  { log, now, headersFor, onHandled, reportError, scope }: Observation & { scope: RequestScope },
): (requestContext: RequestContext) => Promise<Response> {
  return async (requestContext) => {
    const { request } = requestContext;
    const startedAt = now();
    const { requestId } = scope.fields;
    const result = await handle(requestContext).catch((error: unknown) => {
      reportError?.(error);
      return refuse('unexpected', stackOf(error));
    });
    const { status, headers, setCookies, body } = toReply(result);
    const acceptEncoding = request.headers.get('accept-encoding') ?? undefined;
    const { bytes, encoding } = await compressBytes(body, acceptEncoding);
    const durationInMs = now() - startedAt;
    onHandled?.({ route, market: scope.fields.market, status, durationInMs });
    log({
      level: levelOf(result),
      event: 'api',
      method: request.method,
      path: splitRequestUrl(request.url).path,
      status,
      durationInMs: Math.round(durationInMs),
      ...(result.kind === 'refusal' && { refusal: result.code, reason: result.reason }),
    });
    // A plain record: building and reading `Headers` costs more.
    const response = new Response(request.method === 'HEAD' ? null : bytes, {
      status,
      headers: {
        ...headersFor(request),
        ...headers,
        vary: 'Accept-Encoding',
        'server-timing': `app;dur=${durationInMs.toFixed(1)}`,
        'x-request-id': requestId,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
    for (const setCookie of setCookies) response.headers.append('set-cookie', setCookie);
    return response;
  };
}

function levelOf(result: HandlerResult<unknown>): 'info' | 'warn' | 'error' {
  if (result.kind === 'reply') return 'info';
  return API_ERRORS[result.code].status >= 500 ? 'error' : 'warn';
}
