export { createBackground } from './background.ts';
export { createHealth, type Health } from './health.ts';
export { type Log, logToStdout } from './log.ts';
export { createMetrics, type Metrics, type RequestKind } from './metrics.ts';
export { serveMetrics } from './metrics-server.ts';
