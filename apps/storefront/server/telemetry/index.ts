export { type Background, createBackground } from './background.ts';
export { type Log, type LogEntry, logLines, logToStdout } from './log.ts';
export { createMetrics, type Metrics, type RequestKind } from './metrics.ts';
export { serveMetrics } from './metrics-server.ts';
