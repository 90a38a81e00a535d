export { readReviewsCsv } from './read-reviews-csv.ts';
export { writeReviewsCsv } from './write-reviews-csv.ts';
