export { brandFiles } from './brand-files.ts';
export { type BrandPages, createBrandPages, sellerFacts } from './create-brand-pages.ts';
export { openBrand } from './open-brand.ts';
