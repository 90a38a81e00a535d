import { getAutomaticDiscount } from '@lokke/contract/discount';
import { marketOf } from '@lokke/domain/markets';
import type { AccountContexts } from '../features/account/index.ts';
import type { Shops } from '../features/shops/index.ts';
import type { CreateRateLimiter } from '../shared-state/index.ts';
import { handleCall, type Route } from './handle-call.ts';
import { refuseFor } from './reply.ts';

/** Each unknown id costs points of the shop's Admin API, which all visitors share. */
const UNKNOWN_IDS = { most: 30, windowInMs: 15 * 60_000 };

/** Spec §7: an automatic discount by id; only ACTIVE ones count (spec §4). */
export function discountCalls(
  shops: Shops,
  accounts: Pick<AccountContexts, 'addressOf'>,
  limiters: CreateRateLimiter,
): readonly Route[] {
  const unknownIds = limiters({ name: 'discounts-network', ...UNKNOWN_IDS });
  /** An id that has ended may be named by a page, and is asked for by everyone who sees it: it counts once. */
  const sameIds = limiters({ ...UNKNOWN_IDS, name: 'discounts-id', most: 1 });
  return [
    handleCall(getAutomaticDiscount, async ({ discountId, locale }, requestContext) => {
      const { network } = accounts.addressOf(requestContext);
      const attempt = await unknownIds.attempt(network);
      if (!attempt.isAllowed) {
        const { retryAfterInSeconds } = attempt;
        return refuseFor({ code: 'tooManyAttempts', reason: 'unknown ids', retryAfterInSeconds });
      }
      const result = await shops.discountsOf(marketOf(locale)).byId(discountId);
      const isNew =
        !result.ok &&
        result.failure.code === 'unknownDiscount' &&
        (await sameIds.attempt(`${network} ${discountId}`)).isAllowed;
      if (!isNew) await attempt.takeBack();
      return result.ok ? { kind: 'reply', reply: result.value } : refuseFor(result.failure);
    }),
  ];
}
