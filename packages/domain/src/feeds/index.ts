export { type FeedItem, feedItems } from './feed-items.ts';
