export { createEdge } from './create-edge.ts';
export { edgeHeaders } from './edge-headers.ts';
export { purgeCalls } from './purge-calls.ts';
