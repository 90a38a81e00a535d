export {
  dropMetaobject,
  forgetAuthor,
  type KeptReview,
  keepMetaobject,
  keepReviews,
} from './change-reviews.ts';
export { REFUSAL_REASONS, type RefusalReason } from './messages/messages.ts';
export {
  findReviews,
  type Moderation,
  moderateReview,
  type ReviewFilter,
  reviewsOfAuthor,
} from './moderate.ts';
export type { Review, ReviewDraft } from './review.ts';
export { reviewsArea } from './reviews-area.ts';
