import { createStop, type StopOptions } from './graceful-shutdown.ts';

/** SIGTERM and SIGINT end the process, as told in `createStop`. */
export function stopOnSignal(options: Omit<StopOptions, 'exit'>): void {
  const stop = createStop({ ...options, exit: () => process.exit(0) });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
