import type { MiddlewareHandler } from 'hono';

/** Headers that every reply carries, page, call or file. */
export const SECURITY_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=(self)'],
];

export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of SECURITY_HEADERS) context.header(name, value);
};
