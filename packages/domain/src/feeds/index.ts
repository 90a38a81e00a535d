export { type FeedItem, feedItems, tellUnitPrice } from './feed-items.ts';
