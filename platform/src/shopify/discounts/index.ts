export { discountGid } from './admin/discount-node.ts';
export { summaryOf } from './admin/summary.ts';
export {
  type BrokenPromise,
  brokenPromises,
  type Promises,
} from './broken-promises.ts';
export { type Discount, meaningOfCode, statusOf } from './discount.ts';
export {
  type DeclaredDiscount,
  decodeDiscount,
  discountsFile,
  minorUnitsOf,
} from './discount-draft.ts';
export { readDiscounts, removeDiscounts } from './discount-rows.ts';
export { discountsArea } from './discounts-area.ts';
export { explainCodes, loadDiscountEngine, type Moment } from './engine/create-discount-engine.ts';
export type { DiscountAllocation, DiscountEngine } from './engine/discount-engine.ts';
export { allocateAmount, percentageOf } from './engine/line-savings.ts';
export {
  DiscountError,
  endDiscount,
  importDiscounts,
  isOwnNumber,
  saveDeclared,
} from './save-discount.ts';
export { type Buyer, bearsTag, countUses, noteUses } from './uses.ts';
