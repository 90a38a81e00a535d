import { type GraphqlContext, refusal } from '../graphql/index.ts';
import { type Attempt, countAttempts, isExceeded, type LIMITS } from './store/attempts.ts';

type Limit = keyof typeof LIMITS;

/** A server that forgets to say for whom it asks is one caller, as at Shopify. */
const UNKNOWN_CALLER = 'unknown';

export function attemptFromAddress(
  { shop, request }: Pick<GraphqlContext, 'shop' | 'request'>,
  limit: Limit,
): Attempt {
  return { limit, shop: shop.key, by: request.buyerIp ?? UNKNOWN_CALLER };
}

/** Refuses what is too often. What is over its limit is refused without a write. */
export async function takeAttempts(
  { store, now }: Pick<GraphqlContext, 'store' | 'now'>,
  attempts: readonly Attempt[],
  message: string,
): Promise<void> {
  const exceeded = attempts.some((attempt) => isExceeded(store.read, attempt, now()));
  if (exceeded || !(await store.write((sql) => countAttempts(sql, attempts, now())))) {
    throw refusal('THROTTLED', message);
  }
}
