/** Parts that the process above the workers needs, too, which loads no client of Redis. */
export { type AttemptCounts, createAttemptCounts } from './attempt-counts.ts';
export type { MachineCounts } from './rate-limiter.ts';
