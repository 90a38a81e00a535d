export { writeReview } from './write-review.ts';
