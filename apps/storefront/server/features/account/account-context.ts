import type { EmailMarketing } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import type { AdminClient } from '@lokke/shopify-admin';
import type { StorefrontClient } from '@lokke/shopify-storefront';
import type { KnownDevice } from '../../http/session/index.ts';
import type { Log } from '../../telemetry/index.ts';
import type { AccountLimits } from './account-limits.ts';

/** The online store, where a customer can be signed in by Multipass. */
interface StoreSignIn {
  /** Origin of the Multipass login: `https://shop.example`. */
  readonly baseUrl: string;
  /** Origins that a signed-in customer may be redirected to. */
  readonly urls: readonly string[];
  /** Null disables sign-in at the store. */
  readonly multipassSecret: string | null;
}

/** Dependencies of one visitor's account calls in one market, whatever kind of accounts its shop has. */
export interface AccountContext {
  readonly market: Market;
  readonly client: StorefrontClient;
  /** Null without an Admin token: no customer data can be stored. */
  readonly admin: AdminClient | null;
  /** Namespace of the metafields that the storefront keeps. */
  readonly namespace: string;
  readonly store: StoreSignIn;
  readonly device: KnownDevice;
  /** The client's network, as a key of limits. */
  readonly network: string;
  readonly limits: AccountLimits;
  readonly now: () => number;
  readonly log: Log;
  /** Begins and ends letters at their vendor; null where the shop has none that does. */
  readonly letters: Pick<EmailMarketing, 'subscribe' | 'unsubscribe'>;
  /** Runs work after the response. */
  readonly inBackground: (work: Promise<void>) => void;
}
