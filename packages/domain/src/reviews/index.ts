export {
  authorName,
  checkReview,
  REVIEW_HAIR_TYPES,
  type ReviewText,
  reviewHandle,
} from './check-review.ts';
export { type CountedReview, countReviews, type ReviewCount } from './count-reviews.ts';
export {
  addStars,
  countByStars,
  hasWords,
  type ProductReviews,
  type Review,
  readStarsAlone,
  reviewPictures,
  STARS,
  starsOf,
} from './review.ts';
export { reviewableProducts } from './reviewable.ts';
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
