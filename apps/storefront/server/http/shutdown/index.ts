export { stopOnSignal } from './graceful-shutdown.ts';
