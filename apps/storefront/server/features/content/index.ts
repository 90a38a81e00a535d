export {
  type ContentPages,
  createContent,
  createContentPages,
  withoutContent,
} from './content-pages.ts';
export { createContentMerge } from './enrich-catalogue.ts';
export { PAUSE_AFTER_FAILURE_IN_MS } from './locale-cache.ts';
export { productPages } from './product-pages.ts';
export { createSite, type SiteOptions, type SiteService } from './site/create-site.ts';
export { experimentsIn } from './site/experiments.ts';
export { createContentGuard } from './site/guard/content-guard.ts';
export { acceptHeld, goBack } from './site/guard/decide-by-hand.ts';
export { describeHeld } from './site/guard/describe-held.ts';
export {
  createKeptContents,
  type KeptContents,
} from './site/guard/kept-content.ts';
export { linkHref } from './site/link-href.ts';
export { withoutSite } from './site/without-site.ts';
