import { REFUSALS } from '@lokke/contract/errors';
import type { Log } from '../log/index.ts';
import type { Handle, Visit } from './answer-call.ts';
import { type Answer, refuse, toResponse } from './reply.ts';

export interface Observation {
  readonly log: Log;
  /** Milliseconds on any clock that only goes forward. */
  readonly now: () => number;
  readonly newRequestId: () => string;
  /** Told of what nobody expected. */
  readonly reportError?: ((error: unknown) => void) | undefined;
}

/** Runs a handler, masks what it did not expect, and writes one line about it. */
export function observe(
  handle: Handle,
  { log, now, newRequestId, reportError }: Observation,
): (visit: Visit) => Promise<Response> {
  return async (visit) => {
    const { request } = visit;
    const startedAt = now();
    const requestId = givenRequestId(request) ?? newRequestId();
    const answer = await handle(visit).catch((error: unknown) => {
      reportError?.(error);
      return refuse('unexpected', stackOf(error));
    });
    const response = toResponse(answer);
    response.headers.set('x-request-id', requestId);
    log({
      level: levelOf(answer),
      event: 'api',
      requestId,
      method: request.method,
      path: new URL(request.url).pathname,
      status: response.status,
      durationInMs: Math.round(now() - startedAt),
      ...(answer.kind === 'refusal' && { refusal: answer.code, reason: answer.reason }),
    });
    return response;
  };
}

/** A proxy may have named the request already; anything odd is not let into the log. */
function givenRequestId(request: Request): string | null {
  const id = request.headers.get('x-request-id');
  return id !== null && /^[\w-]{8,64}$/.test(id) ? id : null;
}

function levelOf(answer: Answer<unknown>): 'info' | 'warn' | 'error' {
  if (answer.kind === 'reply') return 'info';
  return REFUSALS[answer.code].status >= 500 ? 'error' : 'warn';
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
