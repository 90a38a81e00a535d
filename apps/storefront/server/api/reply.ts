import { API_ERRORS, type ApiErrorCode } from '@lokke/contract/errors';
import { RETRY_AFTER_IN_SECONDS } from '../overload/index.ts';

/** What a handler answers; the outer layer turns it into a response and a line in the log. */
export type HandlerResult<Reply> = (
  | { readonly kind: 'reply'; readonly reply: Reply }
  | {
      readonly kind: 'refusal';
      readonly code: ApiErrorCode;
      readonly reason?: string;
      /** Where it is not the catalogue's own for the code. */
      readonly message?: string;
      readonly retryAfterInSeconds?: number;
      /** The method that would have been right. */
      readonly allow?: 'GET' | 'POST';
    }
) & { readonly setCookie?: string | null };

export function refuse(code: ApiErrorCode, reason?: string): HandlerResult<never> {
  return reason === undefined ? { kind: 'refusal', code } : { kind: 'refusal', code, reason };
}

export function refuseMethod(allow: 'GET' | 'POST'): HandlerResult<never> {
  return { kind: 'refusal', code: 'wrongMethod', allow };
}

const DEFAULT_WAIT_IN_SECONDS: ReadonlyMap<number, number> = new Map([
  [429, 1],
  [503, RETRY_AFTER_IN_SECONDS],
]);

/** As it travels, but for what every reply says. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer>;
}

/** Nothing of a reply is for a cache, and a refusal is its sentence and nothing else. */
export function toReply(answer: HandlerResult<unknown>): Reply {
  const { setCookie } = answer;
  const usual = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(typeof setCookie === 'string' && { 'set-cookie': setCookie }),
  };
  if (answer.kind === 'reply') return { status: 200, headers: usual, body: json(answer.reply) };
  const { status, message } = API_ERRORS[answer.code];
  const { allow, retryAfterInSeconds: after = DEFAULT_WAIT_IN_SECONDS.get(status) } = answer;
  const headers = {
    ...usual,
    ...(allow !== undefined && { allow }),
    ...(after !== undefined && { 'retry-after': `${after}` }),
  };
  return { status, headers, body: json({ error: answer.message ?? message }) };
}

function json(value: unknown): Buffer<ArrayBuffer> {
  return Buffer.from(JSON.stringify(value));
}
