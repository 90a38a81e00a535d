export type { BreakerRules } from './breaker.ts';
export { guardUpstreams } from './guard-upstreams.ts';
export { createUpstreamFetch } from './upstream-fetch.ts';
export { upstreamMetrics } from './upstream-metrics.ts';
export { upstreamNames } from './upstream-names.ts';
