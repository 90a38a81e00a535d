export { multipassArea } from './multipass-area.ts';
