export { getProductsByIds } from './get-products-by-ids.ts';
export type { PageProduct, PageProductBundle } from './product-page.ts';
