export { type Log, type LogEntry, logToStdout } from './log.ts';
