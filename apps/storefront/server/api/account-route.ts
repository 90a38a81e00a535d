import type { ApiCall, ReplyOf } from '@lokke/contract/call';
import { type Locale, marketOf } from '@lokke/domain/markets';
import type * as v from 'valibot';
import type { AccountOutcome } from '../../app/shared/accounts-source.ts';
import type { AccountSource, AccountSources } from '../accounts/index.ts';
import { answerCall } from './answer-call.ts';
import type { Route } from './checkout-calls.ts';
import type { Answer } from './reply.ts';

/** A call whose body names the market by its locale. */
export type MarketCall = ApiCall<v.GenericSchema<unknown, { readonly locale: Locale }>>;

export interface AccountWork<Call extends ApiCall, Value> {
  readonly call: Call;
  readonly work: (
    source: AccountSource,
    input: v.InferOutput<Call['request']>,
  ) => Promise<AccountOutcome<Value>>;
  readonly replyOf: (value: Value) => ReplyOf<Call>;
}

export function accountRoute<Call extends MarketCall, Value>(
  sources: AccountSources,
  { call, work, replyOf }: AccountWork<Call, Value>,
): Route {
  return {
    path: call.path,
    handle: answerCall(call, async (input, visit) => {
      const source = sources.open({ ...visit, market: marketOf(input.locale) });
      return answerOf(source, await work(source, input), replyOf);
    }),
  };
}

/** The outcome, and what became of the session. */
export function answerOf<Value, Reply>(
  { session }: AccountSource,
  outcome: AccountOutcome<Value>,
  replyOf: (value: Value) => Reply,
): Answer<Reply> {
  const setCookie = session.setCookie();
  if (outcome.ok) return { kind: 'reply', reply: replyOf(outcome.value), setCookie };
  const { code, sentence, retryAfterInSeconds } = outcome;
  return {
    kind: 'refusal',
    code,
    sentence,
    setCookie,
    ...(retryAfterInSeconds !== undefined && { retryAfterInSeconds }),
  };
}
