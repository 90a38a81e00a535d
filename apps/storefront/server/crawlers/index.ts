export { createCrawlerPages } from './crawler-pages.ts';
export { onlyPublicHost, publicHostCheck } from './only-public-host.ts';
