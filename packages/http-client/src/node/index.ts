export type { BreakerRules } from '../circuit-breaker.ts';
export { directFetch } from './direct-fetch.ts';
export { createUpstreamFetch } from './upstream-fetch.ts';
export { withCircuitBreaker } from './with-circuit-breaker.ts';
