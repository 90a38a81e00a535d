export {
  type AutomaticDiscountResponse,
  automaticDiscountSchema,
  getAutomaticDiscount,
} from './get-automatic-discount.ts';
