export { createFeedPages } from './feed-pages.ts';
