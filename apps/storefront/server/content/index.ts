export { createContentJoin } from './content-catalogue.ts';
export {
  type ContentPages,
  type ContentPagesOptions,
  createContentPages,
  withoutContent,
} from './content-pages.ts';
export { PAUSE_AFTER_FAILURE_IN_MS } from './locale-cache.ts';
export { productPages } from './product-pages.ts';
export { createSite, type Site, withoutSite } from './site/create-site.ts';
