export { type Discount, meaningOfCode, statusOf } from './discount.ts';
export { readDiscounts, removeDiscounts } from './discount-rows.ts';
export { discountsArea } from './discounts-area.ts';
export { loadDiscountEngine, type Moment } from './engine/create-discount-engine.ts';
export type { DiscountAllocation, DiscountEngine } from './engine/discount-engine.ts';
export { type DeclaredDiscount, discountsFile } from './file/discounts-file.ts';
export { DiscountError, endDiscount, importDiscounts, saveDeclared } from './save-discount.ts';
