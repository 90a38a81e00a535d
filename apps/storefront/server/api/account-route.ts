import type { ApiCall, ResponseOf } from '@lokke/contract/call';
import type { AccountOutcome } from '@lokke/contract/ports';
import { type Locale, marketOf } from '@lokke/domain/markets';
import type * as v from 'valibot';
import type { AccountContexts, OpenAccount } from '../features/account/index.ts';
import { answerOf } from './answer-of.ts';
import type { Route } from './checkout-calls.ts';
import { handleCall } from './handle-call.ts';

/** A call whose body names the market by its locale. */
export type MarketCall = ApiCall<v.GenericSchema<unknown, { readonly locale: Locale }>>;

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
  return {
    path: call.path,
    handle: handleCall(call, async (input, requestContext) => {
      const source = sources.open({ ...requestContext, market: marketOf(input.locale) });
      return answerOf(source, await work(source, input), replyOf);
    }),
  };
}
