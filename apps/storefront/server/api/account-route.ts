import type { ApiCall, ResponseOf } from '@lokke/contract/call';
import type { AccountOutcome } from '@lokke/contract/ports';
import { type Locale, marketOf } from '@lokke/domain/markets';
import type * as v from 'valibot';
import type { AccountContexts, OpenAccount } from '../features/account/index.ts';
import { handleCall, type Route } from './handle-call.ts';
import type { HandlerResult } from './reply.ts';

export type MarketRequest = v.GenericSchema<unknown, { readonly locale: Locale }>;

/** A call whose body names the market by its locale. */
export type MarketCall = ApiCall<MarketRequest>;

export interface AccountWork<Call extends ApiCall, Value> {
  readonly call: Call;
  readonly work: (
    source: OpenAccount,
    input: v.InferOutput<Call['request']>,
  ) => Promise<AccountOutcome<Value>>;
  readonly replyOf: (value: Value) => ResponseOf<Call>;
}

export function accountRoute<Call extends MarketCall, Value>(
  sources: AccountContexts,
  { call, work, replyOf }: AccountWork<Call, Value>,
): Route {
  return handleCall(call, async (input, requestContext) => {
    const source = sources.open({ ...requestContext, market: marketOf(input.locale) });
    return answerOf(source, await work(source, input), replyOf);
  });
}

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
