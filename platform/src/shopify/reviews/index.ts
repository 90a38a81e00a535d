export { dropMetaobject, forgetAuthor, keepMetaobject, keepReviews } from './change-reviews.ts';
export { findReviews, type ReviewFilter, reviewsOfAuthor } from './find-reviews.ts';
export { REFUSAL_REASONS, type RefusalReason } from './messages/messages.ts';
export { type Moderation, moderateReview } from './moderate.ts';
export type { Review, ReviewDraft } from './review.ts';
export { reviewsArea } from './reviews-area.ts';
