export { dropMetaobject, forgetAuthor, keepMetaobject, keepReviews } from './change-reviews.ts';
export { readReviewsCsv } from './csv/read-reviews-csv.ts';
export { writeReviewsCsv } from './csv/write-reviews-csv.ts';
export { findReviews, type ReviewFilter, reviewsOfAuthor } from './find-reviews.ts';
export { REFUSAL_REASONS, type RefusalReason } from './messages/messages.ts';
export { type Moderation, moderateReview } from './moderate.ts';
export type { Review, ReviewDraft } from './review.ts';
export { reviewsArea } from './reviews-area.ts';
