export { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
export {
  createPageCache,
  type PageCache,
  type PageCacheOptions,
} from './create-page-cache.ts';
export { createFilterGroups } from './filter-groups.ts';
export { keptPages } from './node-listener.ts';
export { pageRuleOf } from './page-query.ts';
export { type OnProducts, watchCatalogue, watchContent } from './watch-catalogue.ts';
