export { createCatalogue } from './create-catalogue.ts';
export { createInterning } from './intern-products.ts';
