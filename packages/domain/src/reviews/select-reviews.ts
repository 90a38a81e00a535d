import { addStars, countByStars, newestFirst, type ProductReviews, type Review } from './review.ts';

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

export interface ReviewChoice {
  /** Null for all. */
  readonly stars: number | null;
  /** Null for all. */
  readonly hairType: string | null;
  readonly sort: ReviewSort;
  readonly hasOtherLanguages: boolean;
}

export const FIRST_CHOICE: ReviewChoice = {
  stars: null,
  hairType: null,
  sort: 'newest',
  hasOtherLanguages: false,
};

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
 * number of stars or a hair type, which count all of them.
 */
export function selectReviews(
  reviews: readonly Review[],
  language: string,
  { stars, hairType, sort, hasOtherLanguages }: ReviewChoice,
): readonly Review[] {
  const wanted = reviews.filter(
    (review) =>
      (stars === null || review.stars === stars) &&
      (hairType === null || review.hairType === hairType),
  );
  const isNarrowed = stars !== null || hairType !== null;
  const own = wanted.filter(isIn(language)).toSorted(ORDERS[sort]);
  if (own.length > 0 && !isNarrowed && !hasOtherLanguages) return own;
  const others = wanted.filter((review) => !isIn(language)(review));
  return [...own, ...others.toSorted(ORDERS[sort])];
}

/** Reviews that a product page begins with; the rest is asked for. */
export interface OpeningReviews {
  readonly first: readonly Review[];
  /** Ratings without words are among them. */
  readonly countsByStars: readonly number[];
  /** Counts of those with words. */
  readonly readByStars: readonly number[];
  /** Hair of the writers, most frequent first. */
  readonly hairTypes: readonly string[];
  readonly ownCount: number;
  readonly otherCount: number;
}

/** Null without any. */
export function openingReviews(
  { reviews, starsAlone }: ProductReviews,
  language: string,
): OpeningReviews | null {
  const readByStars = countByStars(reviews);
  const countsByStars = addStars(readByStars, starsAlone);
  if (countsByStars.every((count) => count === 0)) return null;
  const ownCount = reviews.filter(isIn(language)).length;
  return {
    first: selectReviews(reviews, language, FIRST_CHOICE).slice(0, FIRST_REVIEWS),
    countsByStars,
    readByStars,
    hairTypes: hairTypesOf(reviews),
    ownCount,
    otherCount: reviews.length - ownCount,
  };
}

function hairTypesOf(reviews: readonly Review[]): readonly string[] {
  const types = reviews.flatMap(({ hairType }) => hairType ?? []);
  const counts = new Map<string, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([type]) => type);
}
