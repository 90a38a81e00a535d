export { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
export { clientFiles } from './client-files.ts';
export { compressBytes } from './compress-bytes.ts';
export { createTunnel, envelopeAddressOf } from './error-tunnel.ts';
export { isSameOrigin } from './is-same-origin.ts';
export { peerIpOf } from './peer-ip.ts';
export { requestMetrics } from './request-metrics.ts';
export { splitRequestUrl } from './request-url.ts';
export {
  type NamedHeader,
  NOTHING_RUNS,
  nothingRuns,
  securityHeaders,
  securityHeadersOf,
} from './security-headers.ts';
