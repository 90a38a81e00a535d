import { REFUSALS, type RefusalCode } from '@lokke/contract/errors';
import { RETRY_AFTER_IN_SECONDS } from '../admission/index.ts';
import { wholeReply } from '../whole-reply.ts';

/** What a handler answers; the outer layer turns it into a response and a line in the log. */
export type Answer<Reply> = (
  | { readonly kind: 'reply'; readonly reply: Reply }
  | {
      readonly kind: 'refusal';
      readonly code: RefusalCode;
      readonly reason?: string;
      /** Where it is not the catalogue's own for the code. */
      readonly sentence?: string;
      readonly retryAfterInSeconds?: number;
      /** The method that would have been right. */
      readonly allow?: 'GET' | 'POST';
    }
) & { readonly setCookie?: string | null };

export function refuse(code: RefusalCode, reason?: string): Answer<never> {
  return reason === undefined ? { kind: 'refusal', code } : { kind: 'refusal', code, reason };
}

export function refuseMethod(allow: 'GET' | 'POST'): Answer<never> {
  return { kind: 'refusal', code: 'wrongMethod', allow };
}

const USUAL_WAIT_IN_SECONDS: ReadonlyMap<number, number> = new Map([
  [429, 1],
  [503, RETRY_AFTER_IN_SECONDS],
]);

/** Nothing of a reply is for a cache, and a refusal is its sentence and nothing else. */
export function toResponse(answer: Answer<unknown>): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (typeof answer.setCookie === 'string') headers.set('set-cookie', answer.setCookie);
  if (answer.kind === 'reply') return json(answer.reply, { headers });
  const { status, sentence } = REFUSALS[answer.code];
  if (answer.allow !== undefined) headers.set('allow', answer.allow);
  const after = answer.retryAfterInSeconds ?? USUAL_WAIT_IN_SECONDS.get(status);
  if (after !== undefined) headers.set('retry-after', `${after}`);
  return json({ error: answer.sentence ?? sentence }, { status, headers });
}

function json(
  value: unknown,
  init: { readonly status?: number; readonly headers: Headers },
): Response {
  init.headers.set('content-type', 'application/json');
  return wholeReply(Buffer.from(JSON.stringify(value)), init);
}
