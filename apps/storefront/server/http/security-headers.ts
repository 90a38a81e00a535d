import type { MiddlewareHandler } from 'hono';

export type NamedHeader = readonly [name: string, value: string];

const YEAR_IN_SECONDS = 31_536_000;

/** Browser features that the shop does not use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Headers of scripts, styles and fonts: those for documents alone would be two thirds of what a small file weighs. */
export const ASSET_HEADERS: readonly NamedHeader[] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
];

const SECURITY_HEADERS: readonly NamedHeader[] = [
  ...ASSET_HEADERS,
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  [
    'permissions-policy',
    [...UNUSED_FEATURES.map((feature) => `${feature}=()`), 'geolocation=(self)'].join(', '),
  ],
];

/** Headers of every response but assets; HSTS when the shop is served over https. */
export function securityHeadersOf(publicOrigin: string): readonly NamedHeader[] {
  if (!publicOrigin.startsWith('https:')) return SECURITY_HEADERS;
  const onlyHttps = `max-age=${YEAR_IN_SECONDS}; includeSubDomains`;
  return [...SECURITY_HEADERS, ['strict-transport-security', onlyHttps]];
}

export function securityHeaders(headers: readonly NamedHeader[]): MiddlewareHandler {
  return async (context, next) => {
    await next();
    // `context.header` would copy the response each time.
    const { headers: named } = context.res;
    for (const [name, value] of headers) named.set(name, value);
  };
}

/** Policy of anything that is not a page: nothing may run or be embedded. */
export const NOTHING_RUNS: NamedHeader = [
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'",
];

export const nothingRuns: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  const [name, value] = NOTHING_RUNS;
  if (!headers.has(name)) headers.set(name, value);
};
