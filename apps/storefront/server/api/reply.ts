import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import type { ApiFailure } from '../features/shop-connection/index.ts';
import { RETRY_AFTER_IN_SECONDS } from '../overload/index.ts';
import { stackOf } from '../telemetry/index.ts';

/** A handler's result, turned into a response and a log line by the outer layer. */
export type HandlerResult<Reply> = (
  | {
      readonly kind: 'reply';
      readonly reply: Reply;
      /** HTTP status where it is not 200; 202 has no body. */
      readonly status?: number;
    }
  | {
      readonly kind: 'refusal';
      readonly code: ApiErrorCode;
      readonly reason?: string;
      /** Thrown error, to be reported. */
      readonly error?: unknown;
      /** Overrides the code's default message. */
      readonly message?: string;
      /** Body in the words of another protocol, in place of the message alone. */
      readonly body?: unknown;
      readonly retryAfterInSeconds?: number;
      /** The allowed method, for 405. */
      readonly allow?: 'GET' | 'POST';
    }
) & { readonly setCookies?: readonly string[] };

export function refuse(code: ApiErrorCode, reason?: string): HandlerResult<never> {
  return reason === undefined ? { kind: 'refusal', code } : { kind: 'refusal', code, reason };
}

export function refuseFor({ code, ...details }: ApiFailure): HandlerResult<never> {
  return { kind: 'refusal', code, ...details };
}

/** Masks what nobody expected; the log has its stack. */
export function refuseBroken(error: unknown): HandlerResult<never> {
  return { kind: 'refusal', code: 'unexpected', reason: stackOf(error), error };
}

export function rejectMethod(allow: 'GET' | 'POST'): HandlerResult<never> {
  return { kind: 'refusal', code: 'wrongMethod', allow };
}

const DEFAULT_WAIT_IN_SECONDS: ReadonlyMap<number, number> = new Map([
  [429, 1],
  [503, RETRY_AFTER_IN_SECONDS],
]);

/** A serialized reply, without the default headers. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly setCookies: readonly string[];
  readonly body: Buffer<ArrayBuffer>;
}

/** Replies are never cached; an error is its message only. */
export function toReply(result: HandlerResult<unknown>): Reply {
  const replyHeaders = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  };
  const { setCookies = [] } = result;
  if (result.kind === 'reply') {
    const { status = 200 } = result;
    const body = status === 202 ? Buffer.alloc(0) : json(result.reply);
    return { status, headers: replyHeaders, setCookies, body };
  }
  const { status, message } = API_ERRORS[result.code];
  const { body = { error: result.message ?? message } } = result;
  const { allow, retryAfterInSeconds: after = DEFAULT_WAIT_IN_SECONDS.get(status) } = result;
  const headers = {
    ...replyHeaders,
    ...(allow !== undefined && { allow }),
    ...(after !== undefined && { 'retry-after': `${after}` }),
  };
  return { status, headers, setCookies, body: json(body) };
}

function json(value: unknown): Buffer<ArrayBuffer> {
  return Buffer.from(JSON.stringify(value));
}
