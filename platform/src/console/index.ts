export { consoleArea } from './console-area.ts';
