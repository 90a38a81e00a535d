export { gtinOf } from './gtin.ts';
export { isListed } from './is-listed.ts';
export {
  type Picture,
  type ProductDetail,
  type ProductOption,
  type ProductSpec,
  type ProductSummary,
  type Rating,
  type SelectedOption,
  type SellingPlan,
  SPEC_TYPES,
  type SpecType,
  type UnitPrice,
  type Variant,
} from './product.ts';
export { findVariant, isReduced } from './variants.ts';
