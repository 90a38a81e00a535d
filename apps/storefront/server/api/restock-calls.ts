import { requestRestock } from '@lokke/contract/restock';
import { marketOf } from '@lokke/domain/markets';
import type { Restocks } from '../features/forms/index.ts';
import type { Route } from './checkout-calls.ts';
import { handleCall } from './handle-call.ts';
import { refuse } from './reply.ts';

export function restockCalls(restocks: Restocks | undefined): readonly Route[] {
  return [
    {
      path: requestRestock.path,
      handle: handleCall(requestRestock, async ({ locale, ...input }, requestContext) => {
        const restock = restocks?.open({ ...requestContext, market: marketOf(locale) }) ?? null;
        if (restock === null) return refuse('unknownPath');
        const outcome = await restock.request(input);
        if (outcome.ok) return { kind: 'reply', reply: { success: true as const } };
        const { ok: _, fields: __, ...refusal } = outcome;
        return { kind: 'refusal', ...refusal };
      }),
    },
  ];
}
