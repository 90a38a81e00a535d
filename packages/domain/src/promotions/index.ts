export { chargedRewards } from './charged-rewards.ts';
export {
  decideFreeItem,
  FREE_ITEM_QUANTITY,
  type FreeItemDecision,
  removesFreeItem,
} from './decide-free-item.ts';
export {
  type Filler,
  fittingFiller,
  isSmallGap,
  missingForFreeDelivery,
  mostForFiller,
} from './free-delivery.ts';
export {
  type PromoSettings,
  parsePromoSettings,
  parseThreshold,
} from './promo-settings.ts';
export {
  collectionsOf,
  FREE_ITEM_MARK,
  GIFT_MARK,
  isFreeUnit,
  isGiftLine,
  isReward,
  type PromotionLine,
} from './promotion-line.ts';
export {
  type NamedDiscount,
  PROMOTION_PROBLEM_KINDS,
  type PromotionProblem,
  type PromotionProblemKind,
  promotionProblems,
} from './promotion-problems.ts';
export { countQualifyingItems, qualificationOf } from './qualifying-items.ts';
