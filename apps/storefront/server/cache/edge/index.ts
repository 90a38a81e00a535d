export { edgeHeaders } from './edge-headers.ts';
export { openEdge } from './open-edge.ts';
export { purgeCalls, REGION_SIGNATURE, signForRegion } from './purge-calls.ts';
