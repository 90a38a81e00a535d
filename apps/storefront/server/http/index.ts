export { barePage } from './bare-page.ts';
export {
  addressFrom,
  type ClientAddress,
  clientAddressOf,
  isVisitorsOwn,
  networkOf,
} from './client-address.ts';
export { clientFiles } from './client-files.ts';
export { acceptedEncoding, compressBytes, type Encoding } from './compress-bytes.ts';
export { compressedTexts } from './compressed-texts.ts';
export { createTunnel, envelopeAddressOf } from './error-tunnel.ts';
export { isReading, isSameOrigin, peerIpOf, splitRequestUrl } from './request.ts';
export { requestMetrics } from './request-metrics.ts';
export {
  type NamedHeader,
  NOTHING_RUNS,
  nothingRuns,
  securityHeaders,
  securityHeadersOf,
} from './security-headers.ts';
