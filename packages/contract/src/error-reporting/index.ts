export { ERROR_SAMPLE_RATE, isSampled } from './sampling.ts';
export { scrub, scrubText } from './scrub.ts';
