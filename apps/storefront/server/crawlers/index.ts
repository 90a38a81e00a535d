export { createCrawlerPages } from './crawler-pages.ts';
export { onlyPublicHost } from './only-public-host.ts';
