import { getAutomaticDiscount } from '@lokke/contract/discount';
import { marketOf } from '@lokke/domain/markets';
import type { Shops } from '../features/services/index.ts';
import type { Route } from './checkout-calls.ts';
import { handleCall } from './handle-call.ts';
import { refuse } from './reply.ts';

/** Spec §7: an automatic discount by id; only ACTIVE ones count (spec §4). */
export function discountCalls(shops: Shops): readonly Route[] {
  return [
    {
      path: getAutomaticDiscount.path,
      handle: handleCall(getAutomaticDiscount, async ({ discountId, locale }) => {
        const result = await shops.discountsOf(marketOf(locale)).byId(discountId);
        return result.ok
          ? { kind: 'reply', reply: result.value }
          : refuse(result.failure.code, result.failure.reason);
      }),
    },
  ];
}
