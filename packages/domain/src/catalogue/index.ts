export { complementsOf } from './complements.ts';
export { featureProducts, initialOf, leadingPicture } from './feature-products.ts';
export { gtinOf } from './gtin.ts';
export {
  type GlossaryEntry,
  glossaryOf,
  type Ingredient,
  ingredientAnchor,
} from './ingredients.ts';
export {
  type Fact,
  isListed,
  isSpecType,
  type Picture,
  type ProductDetail,
  type ProductOption,
  type ProductSpec,
  type ProductSummary,
  type Rating,
  type SelectedOption,
  type SellingPlan,
  type Sizes,
  SPEC_TYPES,
  type Swatch,
  type UnitPrice,
  type Variant,
} from './product.ts';
export { type FactValue, readFact } from './read-fact.ts';
export { readQuantity } from './read-quantity.ts';
export { closingPicture, picturesFor } from './size-pictures.ts';
export { lowStock } from './stock.ts';
export { comparedVolume, pricePer, unitPriceFor } from './unit-price.ts';
export { isOnlyVariant, isReduced } from './variants.ts';
