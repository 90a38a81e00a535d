export {
  authorName,
  checkReview,
  REVIEW_HAIR_TYPES,
  REVIEW_LIMITS,
  type ReviewCheck,
  type ReviewText,
  reviewHandle,
} from './check-review.ts';
export { countByStars, type Review, STARS, starsOf } from './review.ts';
export {
  FIRST_CHOICE,
  FIRST_REVIEWS,
  type OpeningReviews,
  openingReviews,
  REVIEW_SORTS,
  type ReviewChoice,
  type ReviewSort,
  selectReviews,
} from './select-reviews.ts';
