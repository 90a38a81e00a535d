export { createMetrics, type Metrics } from './metrics.ts';
export { serveMetrics } from './metrics-server.ts';
export { watchRequests } from './watch-requests.ts';
export { watchUpstreams } from './watch-upstreams.ts';
