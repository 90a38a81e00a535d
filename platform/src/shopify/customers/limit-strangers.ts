import type { Context, MiddlewareHandler } from 'hono';
import { type PlatformContext, strangerOf } from '../../protocol/index.ts';
import { countAttempts } from './rate-limit.ts';

/** Limits what strangers make grow by calls that the storefront makes for its visitors, within limits of its own. */
export function limitStrangers(
  { store, now }: PlatformContext,
  refuse: (c: Context) => Response,
): MiddlewareHandler {
  return async (c, next) => {
    const by = strangerOf(c);
    if (by === null) return next();
    const attempt = { limit: 'callsOfStranger', shop: '', by } as const;
    if (await store.write((sql) => countAttempts(sql, [attempt], now()))) return next();
    return refuse(c);
  };
}
