export { ownReviews } from './own-reviews.ts';
export { reviewsToWrite } from './reviews-to-write.ts';
export { mayWriteReview, REVIEW_TYPE, withdrawReview, writeReview } from './write-review.ts';
