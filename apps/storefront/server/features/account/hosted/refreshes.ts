import { createHash } from 'node:crypto';
import { type Result, succeed } from '@lokke/http-client';
import type { ProviderFailure, Tokens } from '@lokke/shopify-customer-account';
import * as v from 'valibot';
import type { SessionCipher } from '../../../http/session/index.ts';
import type { Exchanges } from '../../../shared-state/index.ts';

type Refreshed = Result<Tokens, ProviderFailure>;

/**
 * Refreshes a session's tokens once. A refresh token is worth nothing after its use, and its second use may end the
 * login: requests that come meanwhile, or a little later with the old cookie, get what the first one got.
 */
export interface Refreshes {
  readonly once: (refreshToken: string, refresh: () => Promise<Refreshed>) => Promise<Refreshed>;
}

interface RefreshesOptions {
  /** Exchanges of all servers that share sessions. */
  readonly exchanges: Exchanges;
  /** Messages to other servers are sealed: tokens stand nowhere in the clear. */
  readonly cipher: SessionCipher;
  readonly now: () => number;
}

/** Longer than any request with the old cookie takes. */
const KEPT_FOR_IN_MS = 60_000;

const tokensSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.nullable(v.string()),
  idToken: v.nullable(v.string()),
  expiresAtInMs: v.number(),
});

export function createRefreshes({ exchanges, cipher, now }: RefreshesOptions): Refreshes {
  const known = new Map<
    string,
    { readonly made: Promise<Refreshed>; readonly endsAtInMs: number }
  >();

  /** Refreshes once, here or at another server. */
  async function exchange(key: string, refresh: () => Promise<Refreshed>): Promise<Refreshed> {
    const turn = await exchanges.take(`refresh:${key}`);
    if (turn.kind === 'found') {
      const tokens = v.safeParse(tokensSchema, await cipher.decrypt(turn.value));
      // Servers without a common secret share no sessions either.
      return tokens.success ? succeed(tokens.output) : refresh();
    }
    const made = await refresh().catch(async (error: unknown) => {
      await turn.giveUp();
      throw error;
    });
    await (made.ok ? turn.keep(await cipher.encrypt(made.value)) : turn.giveUp());
    return made;
  }

  return {
    once: (refreshToken, refresh) => {
      for (const [key, { endsAtInMs }] of known) if (endsAtInMs <= now()) known.delete(key);
      const key = markOf(refreshToken);
      const before = known.get(key);
      if (before !== undefined) return before.made;
      const made = exchange(key, refresh);
      known.set(key, { made, endsAtInMs: now() + KEPT_FOR_IN_MS });
      // A failed refresh may work next time.
      const forget = () => known.delete(key);
      void made.then(({ ok }) => ok || forget(), forget);
      return made;
    },
  };
}

/** Names a token without telling it. */
export function markOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
