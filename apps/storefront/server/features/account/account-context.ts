import type { Market } from '@lokke/domain/markets';
import type { AdminClient } from '@lokke/shopify-admin';
import type { StorefrontClient } from '@lokke/shopify-storefront';
import type { RequestSession } from '../../http/session/index.ts';
import type { Log } from '../../telemetry/index.ts';
import type { AccountLimits } from './account-limits.ts';

/** The store's own addresses, which a customer can be signed in at. */
interface StoreSignIn {
  /** Where the one-time sign-in is: `https://shop.example`. */
  readonly baseUrl: string;
  /** Below these, and nowhere else, a signed-in customer may be sent. */
  readonly urls: readonly string[];
  /** Null where the store offers no sign-in. */
  readonly multipassSecret: string | null;
}

/** All that an account call of one visitor in one market needs. */
export interface AccountContext {
  readonly market: Market;
  readonly client: StorefrontClient;
  /** Null where no token of the shop is configured: then nothing can be kept for a customer. */
  readonly admin: AdminClient | null;
  readonly store: StoreSignIn;
  readonly session: RequestSession;
  readonly clientIp: string;
  readonly limits: AccountLimits;
  readonly now: () => number;
  readonly log: Log;
  /** Work that the visitor does not wait for. */
  readonly inBackground: (work: Promise<void>) => void;
}
