export { CACHE_TAG_HEADER, cacheTags, isPurged } from './cache-tags.ts';
export { type CachedPagesOptions, cachedPages } from './cached-page-listener.ts';
export {
  collectCacheTags,
  type OnFilters,
  type OnProducts,
  watchContent,
} from './collect-cache-tags.ts';
export { createPageCache } from './create-page-cache.ts';
export { createFilterGroups } from './filter-groups.ts';
export { type CachePolicy, type FetchMode, isStale, markStale } from './freshness.ts';
export { joinPageForm, splitPageForm } from './page-form.ts';
export { neverKept } from './rendered-response.ts';
export { createRevalidatingCache, type RevalidatingCache } from './revalidating-cache.ts';
export { warmPages } from './warm-pages.ts';
