export { createStop, type StopOptions } from './create-stop.ts';
export { stopOnSignal } from './stop-on-signal.ts';
