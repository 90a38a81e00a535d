export { upstreamMetrics } from './upstream-metrics.ts';
export { upstreamNames } from './upstream-names.ts';
