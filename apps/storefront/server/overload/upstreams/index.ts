export { upstreamMetrics, upstreamNames } from './upstream-metrics.ts';
