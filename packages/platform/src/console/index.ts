export { consoleArea } from './console-area.ts';
export { isLocalHostname } from './console-guards.ts';
