import type { PromoSettings } from './promo-settings.ts';
import { collectionsOf, isReward, type PromotionLine } from './promotion-line.ts';

/** Says whether a line counts towards the free item, and if not, why: the cart tells the shopper. */
export type Qualification =
  | 'qualifies'
  /** The free item itself, bought or given, and other rewards. */
  | 'free-item'
  | 'excluded-tag'
  | 'other-collection'
  | 'unknown-product';

export function qualificationOf(line: PromotionLine, settings: PromoSettings): Qualification {
  if (line.merchandise === null) return 'unknown-product';
  const { product } = line.merchandise;
  if (isReward(line) || product.id === settings.freeItem?.productId) return 'free-item';
  if (product.tags.some((tag) => settings.excludedTags.includes(tag.toLowerCase()))) {
    return 'excluded-tag';
  }
  const isPromoted = collectionsOf(line).some(
    ({ handle, title }) =>
      settings.collections.includes(handle.toLowerCase()) ||
      settings.collections.includes(title.toLowerCase()),
  );
  return isPromoted ? 'qualifies' : 'other-collection';
}

/** Counts the units towards the free item (spec §4): two of one product are two. */
export function countQualifyingItems(
  lines: readonly PromotionLine[],
  settings: PromoSettings,
): number {
  return lines
    .filter((line) => qualificationOf(line, settings) === 'qualifies')
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
