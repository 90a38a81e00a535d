import { newestFirst } from './review.ts';

/** Parts of a review that count, published or not. */
export interface CountedReview {
  readonly id: string;
  readonly productId: string;
  /** 1 to 5; imported ones may have halves. */
  readonly rating: number;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly isPublished: boolean;
}

export interface ReviewCount {
  readonly productId: string;
  /** Average with one decimal: `4.7`. */
  readonly rating: string;
  readonly count: number;
  /** Ids, the newest first. */
  readonly listed: readonly string[];
}

/** A list metafield of Shopify holds no more. */
const MAX_LISTED = 128;

/** Summary of published reviews for each product that has any. */
export function countReviews(reviews: readonly CountedReview[]): readonly ReviewCount[] {
  const published = reviews.filter(({ isPublished }) => isPublished);
  const ofProducts = Map.groupBy(published, ({ productId }) => productId);
  return [...ofProducts].map(([productId, own]) => {
    const newest = own.toSorted(newestFirst);
    const sum = own.reduce((total, { rating }) => total + rating, 0);
    return {
      productId,
      rating: (sum / own.length).toFixed(1),
      count: own.length,
      listed: newest.slice(0, MAX_LISTED).map(({ id }) => id),
    };
  });
}
