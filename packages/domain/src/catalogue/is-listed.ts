import type { ProductSummary } from './product.ts';

const NOT_LISTED: readonly string[] = ['free-item', 'gift-with-purchase'];

/** Free items and gifts come with a purchase; they are not on the shelves. */
export function isListed({ tags }: ProductSummary): boolean {
  return !tags.some((tag) => NOT_LISTED.includes(tag));
}
