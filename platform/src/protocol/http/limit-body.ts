import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * `bodyLimit` where the request tells its length, without looking at the body: looking makes a web stream
 * of it, which costs more than reading it. HTTP itself keeps a body to the length told.
 */
export function limitBody(options: Required<Parameters<typeof bodyLimit>[0]>): MiddlewareHandler {
  const limitStream = bodyLimit(options);
  return async (c, next) => {
    const length = c.req.header('content-length');
    const isTold = length !== undefined && c.req.header('transfer-encoding') === undefined;
    if (!isTold) return limitStream(c, next);
    return Number(length) > options.maxSize ? options.onError(c) : next();
  };
}
