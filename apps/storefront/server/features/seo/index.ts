export { apiHeaders, noindexOtherHosts, publicHostCheck } from './noindex-other-hosts.ts';
export { createSeoPages } from './seo-pages.ts';
