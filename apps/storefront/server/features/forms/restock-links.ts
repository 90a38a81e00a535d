import type { RestockRequest } from '@lokke/contract/ports';
import type { ShopKey } from '@lokke/domain/markets';
import { isRestockLinkOpen } from '@lokke/domain/restock';
import * as v from 'valibot';
import { createSessionCipher } from '../../http/session/index.ts';

interface RestockLinks {
  /** Seals what the link is for: nothing is stored before the address has agreed. */
  readonly tokenFor: (shop: ShopKey, request: RestockRequest) => Promise<string>;
  /** Null for what is forged, over or another shop's. */
  readonly read: (shop: ShopKey, token: string) => Promise<RestockRequest | null>;
}

/** Longer than any that is made. */
const MAX_TOKEN_LENGTH = 4_000;

const schema = v.object({
  shop: v.string(),
  madeAtInMs: v.number(),
  request: v.strictObject({
    email: v.string(),
    handle: v.string(),
    variantId: v.string(),
    title: v.string(),
    size: v.nullable(v.string()),
  }),
});

export function createRestockLinks(
  sessionSecrets: readonly string[],
  now: () => number,
): RestockLinks {
  const cipher = createSessionCipher(sessionSecrets, 'restock link');
  return {
    tokenFor: (shop, request) => cipher.encrypt({ shop, madeAtInMs: now(), request }),
    async read(shop, token) {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const parsed = v.safeParse(schema, await cipher.decrypt(token));
      if (!parsed.success || parsed.output.shop !== shop) return null;
      return isRestockLinkOpen(parsed.output.madeAtInMs, now()) ? parsed.output.request : null;
    },
  };
}
