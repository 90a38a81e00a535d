export { createDiscounts, type DiscountResult, type Discounts } from './create-discounts.ts';
export { describeProblem, findPromotionProblems } from './find-promotion-problems.ts';
export { readShopFacts } from './read-shop-facts.ts';
export { createShortTtlCache } from './short-ttl-cache.ts';
export { watchPromotions } from './watch-promotions.ts';
