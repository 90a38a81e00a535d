export { attemptAll, limitersInProcess } from './in-process/rate-limiter.ts';
export { type Machine, stateInProcess } from './in-process/state-in-process.ts';
export { openRecords, openSharedState } from './open-shared-state.ts';
export { ownBuffer } from './own-buffer.ts';
export {
  ALONE,
  ALONE_IN_EXCHANGE,
  type Attempt,
  type Counts,
  type CreateRateLimiter,
  EVERYTHING,
  type Exchanges,
  type MakingTurn,
  type RateLimit,
  type RateLimiter,
  type Records,
  type SharedPage,
  type SharedPages,
  type SharedState,
} from './shared-state.ts';
