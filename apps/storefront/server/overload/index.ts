export { withAdmissionControl } from './admission-control.ts';
export { isLate } from './concurrency-limit.ts';
export { CONNECTION_LIMITS, connectionOptions, limitConnections } from './connection-limits.ts';
export { watchEventLoopLag } from './event-loop-lag.ts';
export { limitedPages } from './limited-pages.ts';
export { createLimiters, type Limiter } from './limiter.ts';
export { listen } from './listen.ts';
export {
  createOverloadedBodies,
  type OverloadedBodyAt,
  RETRY_AFTER_IN_SECONDS,
} from './overloaded-response.ts';
export { createPageBudgets, type PageReader } from './page-budgets.ts';
