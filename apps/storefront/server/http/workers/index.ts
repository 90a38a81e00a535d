export { runWorkers } from './run-workers.ts';
export { workerLink } from './worker-link.ts';
