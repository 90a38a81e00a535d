export { createContentJoin } from './content-catalogue.ts';
export {
  type ContentPages,
  type ContentPagesOptions,
  createContentPages,
  PAUSE_AFTER_FAILURE_IN_MS,
  withoutContent,
} from './content-pages.ts';
export { productPages } from './product-pages.ts';
