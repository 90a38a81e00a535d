import { API_ERRORS } from '@lokke/contract/errors';
import { compressBytes, splitRequestUrl } from '../http/index.ts';
import type { Log } from '../telemetry/index.ts';
import type { Handle, RequestContext } from './handle-call.ts';
import { type HandlerResult, refuse, toReply } from './reply.ts';

export interface Observation {
  readonly log: Log;
  /** Milliseconds on any clock that only goes forward. */
  readonly now: () => number;
  readonly newRequestId: () => string;
  /** What every reply says, whatever was asked for. */
  readonly headersFor: (request: Request) => Readonly<Record<string, string>>;
  readonly onAnswered?: ((status: number, durationInMs: number) => void) | undefined;
  /** Told of what nobody expected. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/** Runs a handler, masks what it did not expect, and writes one line about it. */
export function withObservability(
  handle: Handle,
  { log, now, newRequestId, headersFor, onAnswered, reportError }: Observation,
): (requestContext: RequestContext) => Promise<Response> {
  return async (requestContext) => {
    const { request } = requestContext;
    const startedAt = now();
    const requestId = givenRequestId(request) ?? newRequestId();
    const answer = await handle(requestContext).catch((error: unknown) => {
      reportError?.(error);
      return refuse('unexpected', stackOf(error));
    });
    const { status, headers, body } = toReply(answer);
    const acceptEncoding = request.headers.get('accept-encoding') ?? undefined;
    const { bytes, encoding } = await compressBytes(body, acceptEncoding);
    const durationInMs = now() - startedAt;
    onAnswered?.(status, durationInMs);
    log({
      level: levelOf(answer),
      event: 'api',
      requestId,
      method: request.method,
      path: splitRequestUrl(request.url).path,
      status,
      durationInMs: Math.round(durationInMs),
      ...(answer.kind === 'refusal' && { refusal: answer.code, reason: answer.reason }),
    });
    // Headers as a plain record: what is packed into Headers has to be taken out again, one by one.
    return new Response(request.method === 'HEAD' ? null : bytes, {
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
  };
}

/** A proxy may have named the request already; anything odd is not let into the log. */
function givenRequestId(request: Request): string | null {
  const id = request.headers.get('x-request-id');
  return id !== null && /^[\w-]{8,64}$/.test(id) ? id : null;
}

function levelOf(answer: HandlerResult<unknown>): 'info' | 'warn' | 'error' {
  if (answer.kind === 'reply') return 'info';
  return API_ERRORS[answer.code].status >= 500 ? 'error' : 'warn';
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
