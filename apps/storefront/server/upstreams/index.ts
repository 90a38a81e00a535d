export { guardUpstreams } from './guard-upstreams.ts';
export { upstreamNames } from './upstream-names.ts';
