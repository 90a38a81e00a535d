export { boundFreshness } from './bound-freshness.ts';
export { isPlanned, isShownAt, momentOf, nextChangeAfter, type Period } from './period.ts';
