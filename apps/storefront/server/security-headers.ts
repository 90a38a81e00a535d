import type { MiddlewareHandler } from 'hono';

/** Headers that every reply carries, page, call or file. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('x-content-type-options', 'nosniff');
  context.header('referrer-policy', 'strict-origin-when-cross-origin');
  context.header('x-frame-options', 'DENY');
  context.header('cross-origin-opener-policy', 'same-origin');
  context.header('permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=(self)');
};
