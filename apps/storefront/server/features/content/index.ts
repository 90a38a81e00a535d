export {
  type ContentPages,
  createContent,
  createContentPages,
  withoutContent,
} from './content-pages.ts';
export { createContentMerge } from './enrich-catalogue.ts';
export { PAUSE_AFTER_FAILURE_IN_MS } from './locale-cache.ts';
export { productPages } from './product-pages.ts';
export { createSite, type SiteOptions, type SiteService, withoutSite } from './site/create-site.ts';
