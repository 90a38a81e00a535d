import { newestFirst, STARS } from './review.ts';

/** Parts of a review that count, published or not. */
export interface CountedReview {
  readonly id: string;
  readonly productId: string;
  /** 1 to 5; imported ones may have halves. */
  readonly rating: number;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly isPublished: boolean;
  readonly hasWords: boolean;
}

export interface ReviewCount {
  readonly productId: string;
  /** Average with one decimal: `4.7`. */
  readonly rating: string;
  readonly count: number;
  /** Ids, those with words first, the newest first. */
  readonly listed: readonly string[];
}

/** A list metafield of Shopify holds no more. */
const MAX_LISTED = 128;

/** Summary of published reviews for each product that has any; stars without words, kept as counts, are among them. */
export function countReviews(
  reviews: readonly CountedReview[],
  starsAlone: ReadonlyMap<string, readonly number[]> = new Map(),
): readonly ReviewCount[] {
  const published = reviews.filter(({ isPublished }) => isPublished);
  const ofProducts = Map.groupBy(published, ({ productId }) => productId);
  for (const [productId, alone] of starsAlone) {
    if (alone.some((count) => count > 0) && !ofProducts.has(productId))
      ofProducts.set(productId, []);
  }
  return [...ofProducts].map(([productId, own]) => {
    const newest = own.toSorted(
      (a, b) =>
        Number(b.hasWords) - Number(a.hasWords) || newestFirst(a, b) || (a.id < b.id ? -1 : 1),
    );
    const alone = starsAlone.get(productId) ?? [];
    const count = alone.reduce((total, one) => total + one, own.length);
    const sum =
      own.reduce((total, { rating }) => total + rating, 0) +
      STARS.reduce((total, stars, index) => total + stars * (alone[index] ?? 0), 0);
    return {
      productId,
      rating: (sum / count).toFixed(1),
      count,
      listed: newest.slice(0, MAX_LISTED).map(({ id }) => id),
    };
  });
}
