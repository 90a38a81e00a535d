export { createDiscounts, type DiscountResult, type Discounts } from './create-discounts.ts';
export { createShortTtlCache } from './short-ttl-cache.ts';
