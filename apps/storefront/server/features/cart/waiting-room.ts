import { createHash } from 'node:crypto';
import type { Admission } from '@lokke/contract/ports';
import { SEALED } from '@lokke/domain/checkout-link';
import type { Market } from '@lokke/domain/markets';
import { momentAt, momentsOf, secondsUntil } from '@lokke/domain/waiting-room';
import * as v from 'valibot';
import type { Config } from '../../config/index.ts';
import { createSessionCipher } from '../../http/session/index.ts';
import type { CreateRateLimiter, Exchanges } from '../../shared-state/index.ts';

interface WaitingRoomOptions {
  readonly config: Pick<Config, 'publicOrigin' | 'visitorLimits'>;
  readonly sessionSecrets: readonly string[];
  readonly limiters: CreateRateLimiter;
  readonly exchanges: Exchanges;
  /** Milliseconds since 1970, which all servers share. */
  readonly now?: () => number;
}

/** Buyers of a launch, let into the checkout at a set rate in the order in which they came. */
export interface WaitingRoom {
  /** The way to a checkout: its own address, or the waiting room's where a rate is set. */
  readonly leadTo: (market: Market, checkoutUrl: string) => Promise<string>;
  /** Gives a cart its place in the line, or says how long it still waits for it. */
  readonly enter: (sealed: string) => Promise<Admission>;
}

const LONGEST_LINE_IN_MS = 7_200_000;
/** Time for which a place lasts that nobody comes back for. */
const PLACE_LASTS_FOR_IN_MS = 600_000;
const Sealed = v.object({ shop: v.string(), checkoutUrl: v.string() });

export function createWaitingRoom({
  config: { publicOrigin, visitorLimits },
  sessionSecrets,
  limiters,
  exchanges,
  now = Date.now,
}: WaitingRoomOptions): WaitingRoom {
  const perMinute = visitorLimits.checkoutsPerMinute;
  const cipher = createSessionCipher(sessionSecrets, 'lokke checkout');
  const moments = momentsOf(Math.max(1, perMinute));
  const places = limiters({
    name: `checkout-places-${perMinute}`,
    most: moments.places,
    windowInMs: 2 * LONGEST_LINE_IN_MS,
  });
  const firstOpen = new Map<string, number>();

  /** Takes a place of a shop at the first moment that has one; what this server knows to be full is not asked again. */
  const takeFirstPlace = async (shop: string): Promise<number> => {
    const current = momentAt(now(), moments);
    const last = current + Math.ceil(LONGEST_LINE_IN_MS / moments.lengthInMs);
    for (let moment = Math.max(current, firstOpen.get(shop) ?? 0); moment < last; moment += 1) {
      const attempt = await places.attempt(`${shop} ${moment}`);
      if (attempt.isAllowed) return moment;
      firstOpen.set(shop, Math.max(firstOpen.get(shop) ?? 0, moment + 1));
    }
    return last;
  };
  const secondsToWait = async (shop: string, checkoutUrl: string): Promise<number> => {
    // The query may change with the visitor, the path is the cart's.
    const [path = ''] = checkoutUrl.split('?');
    const cart = createHash('sha256').update(path).digest('base64url');
    const turn = await exchanges.take(`checkout-place:${cart}`);
    if (turn.kind === 'found') return secondsUntil(Number(turn.value), now(), moments);
    const moment = await takeFirstPlace(shop);
    const seconds = secondsUntil(moment, now(), moments);
    await turn.keep(String(moment), seconds * 1000 + PLACE_LASTS_FOR_IN_MS);
    return seconds;
  };
  return {
    leadTo: async (market, checkoutUrl) => {
      if (perMinute === 0 || checkoutUrl === '') return checkoutUrl;
      const sealed = await cipher.encrypt({ shop: market.shop, checkoutUrl });
      return `${publicOrigin}${market.prefix}/cart/checkout?${SEALED}=${sealed}`;
    },
    enter: async (sealed) => {
      const opened = v.safeParse(Sealed, await cipher.decrypt(sealed));
      if (!opened.success) return { kind: 'unknown' };
      const { shop, checkoutUrl } = opened.output;
      // Links that were handed out while a rate was set lead on without one.
      const seconds = perMinute === 0 ? 0 : await secondsToWait(shop, checkoutUrl);
      return seconds > 0 ? { kind: 'waiting', seconds } : { kind: 'admitted', checkoutUrl };
    },
  };
}
