export type { Discount, DiscountDraft } from './discount.ts';
export { discountsArea } from './discounts-area.ts';
