import { countByStars, newestFirst, type Review } from './review.ts';

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

export interface ReviewChoice {
  /** Null for all. */
  readonly stars: number | null;
  readonly sort: ReviewSort;
  readonly hasOtherLanguages: boolean;
}

export const FIRST_CHOICE: ReviewChoice = { stars: null, sort: 'newest', hasOtherLanguages: false };

/** Count of reviews on the page before more are asked for. */
export const FIRST_REVIEWS = 6;

const ORDERS: Readonly<Record<ReviewSort, (a: Review, b: Review) => number>> = {
  newest: newestFirst,
  highest: (a, b) => b.stars - a.stars || newestFirst(a, b),
  lowest: (a, b) => a.stars - b.stars || newestFirst(a, b),
};

const isIn = (language: string) => (review: Review) =>
  review.language === null || review.language === language;

/**
 * The reader's language comes first. The others follow when they are asked for, when there are no others, and with a
 * number of stars: a bar counts all of them.
 */
export function selectReviews(
  reviews: readonly Review[],
  language: string,
  { stars, sort, hasOtherLanguages }: ReviewChoice,
): readonly Review[] {
  const wanted = reviews.filter((review) => stars === null || review.stars === stars);
  const own = wanted.filter(isIn(language)).toSorted(ORDERS[sort]);
  if (own.length > 0 && stars === null && !hasOtherLanguages) return own;
  const others = wanted.filter((review) => !isIn(language)(review));
  return [...own, ...others.toSorted(ORDERS[sort])];
}

/** Reviews that a product page begins with; the rest is asked for. */
export interface OpeningReviews {
  readonly first: readonly Review[];
  readonly countsByStars: readonly number[];
  readonly ownCount: number;
  readonly otherCount: number;
}

/** Null without any. */
export function openingReviews(
  reviews: readonly Review[],
  language: string,
): OpeningReviews | null {
  if (reviews.length === 0) return null;
  const ownCount = reviews.filter(isIn(language)).length;
  return {
    first: selectReviews(reviews, language, FIRST_CHOICE).slice(0, FIRST_REVIEWS),
    countsByStars: countByStars(reviews),
    ownCount,
    otherCount: reviews.length - ownCount,
  };
}
