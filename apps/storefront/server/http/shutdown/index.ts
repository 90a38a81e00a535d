export { createStop, type StopOptions } from './graceful-shutdown.ts';
export { stopOnSignal } from './stop-on-signal.ts';
