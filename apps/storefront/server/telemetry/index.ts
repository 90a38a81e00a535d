export { createBackground } from './background.ts';
export { createHealth } from './health.ts';
export { flushLog, type Log, type LogEntry, logToStdout, openStdoutLog, stackOf } from './log.ts';
export {
  createMetrics,
  type Metrics,
  type MetricsOptions,
  type RequestKind,
  workerMetrics,
} from './metrics.ts';
export { serveMetrics } from './metrics-server.ts';
export { observeRequest, type RequestObserver } from './observe-request.ts';
export { currentScope, noteCacheResult, noteMarket } from './request-scope.ts';
export { createRouteNames } from './route-names.ts';
export { inCallSpan, startTraces } from './spans.ts';
export { createStatus } from './status.ts';
export { createVisitMetrics, type VisitMetrics } from './visit-metrics.ts';
export { visitorKindOf } from './visitor-kind.ts';
export { ORDER_TOPIC, watchLog } from './watch-log.ts';
