export { openReviews } from './open-reviews.ts';
export { mayWriteReview, REVIEW_TYPE, withdrawReview, writeReview } from './write-review.ts';
