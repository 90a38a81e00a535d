export { type ContentClient, type ContentClientOptions, createContentClient } from './client.ts';
export type { ContentFailure, Result } from './failure.ts';
export type { AnyProductPage, ProductBundlePage, ProductPage } from './product-page.ts';
