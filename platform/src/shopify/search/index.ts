export { searchArea } from './search-area.ts';
export { createSearchIndexing } from './search-indexing.ts';
