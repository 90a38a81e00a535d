export { boundFreshness } from './bound-freshness.ts';
export {
  isPlanned,
  isShownAt,
  momentOf,
  nextChangeAfter,
  type Period,
  type Place,
} from './period.ts';
