import type { Result } from '@lokke/http-client/result';
import * as v from 'valibot';
import type { ApiCall, RequestOf, ResponseOf } from './api-call.ts';
import { fetchJson, HttpError, type JsonFetch } from './fetch-json.ts';

export type CallFailure =
  /** Our own validation failed: nothing was sent (spec §5). */
  | { readonly kind: 'invalid'; readonly message: string }
  /** The server responded with a status that is not OK. */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly statusText: string;
      readonly serverMessage: string | null;
      readonly retryAfterInMs: number | null;
    }
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'unreadable' };

export type CallResult<Value> = Result<Value, CallFailure>;

export interface CallOptions {
  readonly fetch: JsonFetch;
  readonly log: (message: string) => void;
  /** Origin of the API; empty in a browser, which is on it. */
  readonly baseUrl?: string;
}

export async function callApi<Call extends ApiCall>(
  call: Call,
  body: RequestOf<Call>,
  { fetch, log, baseUrl = '' }: CallOptions,
): Promise<CallResult<ResponseOf<Call>>> {
  const request = v.safeParse(call.request, body, { abortEarly: true });
  if (!request.success) {
    const { message } = request.issues[0];
    log(`${call.path}: ${message}`);
    return { ok: false, failure: { kind: 'invalid', message } };
  }
  try {
    const response = v.safeParse(
      call.response,
      await fetchJson(
        { method: call.method, url: baseUrl + call.path, body: request.output },
        { fetch, log },
      ),
    );
    if (response.success) return { ok: true, value: response.output };
    log(`${call.path}: the response could not be read`);
    return { ok: false, failure: { kind: 'unreadable' } };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

function failureOf(error: unknown): CallFailure {
  if (error instanceof HttpError) {
    const { status, message, serverMessage, retryAfterInMs } = error;
    return { kind: 'refused', status, statusText: message, serverMessage, retryAfterInMs };
  }
  if (error instanceof SyntaxError) return { kind: 'unreadable' };
  return { kind: 'network', message: error instanceof Error ? error.message : String(error) };
}

/** A failure that is over in a moment. */
export interface PassingFailure {
  readonly retryAfterInMs: number | null;
  /** The work may have been done all the same; false when it was turned away. */
  readonly mayHaveArrived: boolean;
}

/** Answers of a proxy whose server went away, which carry no error of ours. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** Returns null for a failure that lasts, or that the server has tried to get over itself. */
export function passingFailureOf(failure: CallFailure): PassingFailure | null {
  // An answer that was cut off or came from a stranger's network says nothing about the work.
  if (failure.kind === 'network' || failure.kind === 'unreadable') {
    return { retryAfterInMs: null, mayHaveArrived: true };
  }
  if (failure.kind !== 'refused') return null;
  const { status, serverMessage, retryAfterInMs } = failure;
  if (serverMessage === null && GATEWAY_STATUSES.includes(status)) {
    return { retryAfterInMs, mayHaveArrived: true };
  }
  const isTurnedAway = status === 503 || (status === 429 && retryAfterInMs !== null);
  return isTurnedAway ? { retryAfterInMs, mayHaveArrived: false } : null;
}

/** spec §8: errors shown come from the server's error field, else the exception message, else a default. */
export function messageFor(failure: CallFailure, defaultMessage: string): string {
  switch (failure.kind) {
    case 'invalid':
      return failure.message;
    case 'refused':
      return failure.serverMessage ?? failure.statusText;
    case 'network':
      return failure.message === '' ? defaultMessage : failure.message;
    case 'unreadable':
      return defaultMessage;
  }
}
