export { type ChargedLine, chargedRewards } from './charged-rewards.ts';
export {
  decideFreeItem,
  FREE_ITEM_QUANTITY,
  type FreeItemDecision,
  type FreeItemInput,
  removesFreeItem,
} from './decide-free-item.ts';
export {
  DEFAULT_FREE_ITEM_THRESHOLD,
  type FreeItem,
  type PromoSettings,
  parsePromoSettings,
  type RawPromoSettings,
} from './promo-settings.ts';
export {
  collectionsOf,
  FREE_ITEM_MARK,
  GIFT_MARK,
  isFreeUnit,
  isGiftLine,
  isReward,
  type PromotionCollection,
  type PromotionLine,
} from './promotion-line.ts';
export { countQualifyingItems, type Qualification, qualificationOf } from './qualifying-items.ts';
export { type DiscountAllocation, type Saving, savingsByTitle } from './savings.ts';
