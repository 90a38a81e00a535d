import type { ShopKey } from '@lokke/domain/markets';
import * as v from 'valibot';

/** Somebody who has logged in at one shop. It travels encrypted in a cookie: the server keeps nothing. */
export interface Session {
  readonly shop: ShopKey;
  readonly email: string;
  /** The authority over the account at the platform; no browser code ever sees it. */
  readonly customerAccessToken: string;
  /** When the platform stops taking the token; milliseconds since 1970. */
  readonly expiresAtInMs: number;
}

const sessionSchema = v.object({
  shop: v.string(),
  email: v.string(),
  customerAccessToken: v.pipe(v.string(), v.nonEmpty()),
  expiresAtInMs: v.number(),
});

/** What was sealed, if it is a session of this shop; another shop's is none here. */
export function sessionOf(content: unknown, shop: ShopKey): Session | null {
  const parsed = v.safeParse(sessionSchema, content);
  return parsed.success && parsed.output.shop === shop ? { ...parsed.output, shop } : null;
}
