export { openReviews } from './open-reviews.ts';
export { mayWriteReview, REVIEW_TYPE, writeReview } from './write-review.ts';
