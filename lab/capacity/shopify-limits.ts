import { createLeakyBucket, type LeakyBucket } from './leaky-bucket.ts';
import { ADMIN_BUCKET_IN_SECONDS, ADMIN_POINTS, PER_ADDRESS } from './scenario.ts';
import type { CallStep } from './visit.ts';

export interface ShopifyLimits {
  readonly ask: (asks: CallStep['asks'], points: number, atInMs: number) => void;
  /** By plan, all visitors in one shop. */
  readonly admin: Readonly<Record<keyof typeof ADMIN_POINTS, LeakyBucket>>;
  /** All buyers behind the address of one server: without the private token. */
  readonly oneAddress: LeakyBucket;
  readonly checkouts: () => number;
}

/** Counts what Shopify would have refused, beside the simulation: a refusal changes nothing in it. */
export function createShopifyLimits(): ShopifyLimits {
  const adminOf = (points: number) =>
    createLeakyBucket({ size: points * ADMIN_BUCKET_IN_SECONDS, leaksPerSecond: points });
  const admin = {
    Basic: adminOf(ADMIN_POINTS.Basic),
    Advanced: adminOf(ADMIN_POINTS.Advanced),
    Plus: adminOf(ADMIN_POINTS.Plus),
  };
  const oneAddress = createLeakyBucket(PER_ADDRESS);
  let checkouts = 0;
  return {
    ask: (asks, points, atInMs) => {
      if (asks === 'nothing') return;
      if (asks === 'admin') {
        for (const bucket of Object.values(admin)) bucket.take(points, atInMs);
        return;
      }
      if (asks === 'checkout') checkouts += 1;
      oneAddress.take(PER_ADDRESS.perRequest, atInMs);
    },
    admin,
    oneAddress,
    checkouts: () => checkouts,
  };
}
