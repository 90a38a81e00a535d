import type { AccountOutcome } from '@lokke/contract/ports';
import type { OpenAccount } from '../features/account/index.ts';
import type { HandlerResult } from './reply.ts';

/** Returns the result with the cookies of the account. */
export function answerOf<Value, Reply>(
  { cookies }: Pick<OpenAccount, 'cookies'>,
  outcome: AccountOutcome<Value>,
  replyOf: (value: Value) => Reply,
): HandlerResult<Reply> {
  const setCookies = cookies.flatMap((cookie) => cookie.setCookie() ?? []);
  if (outcome.ok) return { kind: 'reply', reply: replyOf(outcome.value), setCookies };
  const { code, message, retryAfterInSeconds } = outcome;
  return {
    kind: 'refusal',
    code,
    message,
    setCookies,
    ...(retryAfterInSeconds !== undefined && { retryAfterInSeconds }),
  };
}
