import { query } from '../client/document.ts';

export const products = query('Products', (data) => data.products);

export const product = query('Product', (data) => data.product);

/** The variants after the first page of `Product`: a page holds 250, a product up to 2,048. */
export const productVariants = query('ProductVariants', (data) => data.product?.variants ?? null);

export const productVariant = query('ProductVariant', (data) => data.product);

export const productsByIds = query('ProductsByIds', (data) => data.nodes);

/** Finds which of these variants and products are sold still, and as what. */
export const variantsByIds = query('VariantsByIds', (data) => data.nodes);

/** Whole products, page by page, for those who read all of them. */
export const productDetails = query('ProductDetails', (data) => data.products);

export const productRecommendations = query(
  'ProductRecommendations',
  ({ complementary, related }) => complementary && related && { complementary, related },
);

export const search = query('Search', (data) => data.search);

export const predictiveSearch = query('PredictiveSearch', (data) => data.predictiveSearch);
