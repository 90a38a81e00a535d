export { reviewsToWrite } from './reviews-to-write.ts';
export { REVIEW_TYPE, writeReview } from './write-review.ts';
