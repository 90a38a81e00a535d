export { type AutomaticDiscountReply, automaticDiscountSchema } from './automatic-discount.ts';
export { getAutomaticDiscount } from './get-automatic-discount.ts';
