export { type Discount, type DiscountDraft, statusOf } from './discount.ts';
export { discountsArea } from './discounts-area.ts';
export { type DeclaredDiscount, discountsFile } from './file/discounts-file.ts';
export { importDiscounts, saveDeclared } from './import-discounts.ts';
export { DiscountRefused, endDiscount } from './save-discount.ts';
export { readDiscounts } from './stored/discount-rows.ts';
