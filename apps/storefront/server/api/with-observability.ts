import { API_ERRORS } from '@lokke/contract/errors';
import { compressBytes, splitRequestUrl } from '../http/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { Handle, RequestContext } from './handle-call.ts';
import { type HandlerResult, refuse, toReply } from './reply.ts';

export interface Observation {
  readonly log: Log;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly newRequestId: () => string;
  /** Headers of every reply. */
  readonly headersFor: (request: Request) => Readonly<Record<string, string>>;
  readonly onHandled?: ((status: number, durationInMs: number) => void) | undefined;
  /** Reports unexpected errors. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/** Runs a handler, masks unexpected errors and writes one log line. */
export function withObservability(
  handle: Handle,
  { log, now, newRequestId, headersFor, onHandled, reportError }: Observation,
): (requestContext: RequestContext) => Promise<Response> {
  return async (requestContext) => {
    const { request } = requestContext;
    const startedAt = now();
    const requestId = givenRequestId(request) ?? newRequestId();
    const result = await handle(requestContext).catch((error: unknown) => {
      reportError?.(error);
      return refuse('unexpected', stackOf(error));
    });
    const { status, headers, setCookies, body } = toReply(result);
    const acceptEncoding = request.headers.get('accept-encoding') ?? undefined;
    const { bytes, encoding } = await compressBytes(body, acceptEncoding);
    const durationInMs = now() - startedAt;
    onHandled?.(status, durationInMs);
    log({
      level: levelOf(result),
      event: 'api',
      requestId,
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

/** Takes the proxy's request id if it is safe to log. */
function givenRequestId(request: Request): string | null {
  const id = request.headers.get('x-request-id');
  return id !== null && /^[\w-]{8,64}$/.test(id) ? id : null;
}

function levelOf(result: HandlerResult<unknown>): 'info' | 'warn' | 'error' {
  if (result.kind === 'reply') return 'info';
  return API_ERRORS[result.code].status >= 500 ? 'error' : 'warn';
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
