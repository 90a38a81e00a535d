import type { MiddlewareHandler } from 'hono';

/** Limit of one body. */
export const MOST_OF_A_BODY = 5 * 1024 * 1024;

/** News of a product or an order is hardly ever larger, and goes on while larger bodies are refused. */
const SMALL = 64 * 1024;
const MOST_HELD = { small: 256 * SMALL, large: 8 * MOST_OF_A_BODY } as const;

/**
 * Limits what all bodies take up together: anybody may send them, and only a whole one can be told from a forgery. What
 * does not say its length counts as the longest.
 */
export function holdBodies(refuse: () => Response): MiddlewareHandler {
  const held = { small: 0, large: 0 };
  return async ({ req }, next) => {
    const length = /^\d+$/.exec(req.header('content-length') ?? '')?.[0];
    const size = Math.min(Number(length ?? MOST_OF_A_BODY), MOST_OF_A_BODY);
    const kind = size <= SMALL ? 'small' : 'large';
    if (held[kind] + size > MOST_HELD[kind]) return refuse();
    held[kind] += size;
    try {
      return await next();
    } finally {
      held[kind] -= size;
    }
  };
}
