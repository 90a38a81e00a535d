import type { Locale, ShopKey } from '@lokke/domain/markets';
import type { ContentService } from './content-service.ts';
import type { ErrorReporting } from './error-reporting.ts';
import type { IdentityService } from './identity-service.ts';
import type { Measurement } from './measurement.ts';
import type { NewsletterService } from './newsletter.ts';
import type { PageSettings } from './page-settings.ts';
import type { RunSettings } from './run-settings.ts';
import type { SalonDatabase } from './salon-database.ts';

export interface ShopAddress {
  /** Where the shop's Storefront API answers, version and all. */
  readonly endpoint: string;
  /** The version that is asked for; an old one is answered by a newer. */
  readonly apiVersion: string;
  readonly publicToken: string;
  /** Lets us say on whose behalf we ask, so that buyers do not share one limit; null where none is set. */
  readonly privateToken: string | null;
  /** Where the shop itself is: `https://shop.example`, without a slash at the end. */
  readonly baseUrl: string;
  /** All addresses of the shop that a signed-in customer may be sent to. */
  readonly storeUrls: readonly string[];
  readonly adminEndpoint: string;
  /** Null where none is set: then nothing can be kept for a customer. */
  readonly adminToken: string | null;
  /** Null where none is set: then nobody is signed in at the shop. */
  readonly multipassSecret: string | null;
  /** What the shop signs its webhooks with; null where none is set: then none is believed. */
  readonly webhookSecret: string | null;
}

export interface Config {
  readonly port: number;
  /** Where visitors and search engines find the shop: the one host that counts as production. */
  readonly publicOrigin: string;
  /** The locales sold in; all others have no pages and no calls. */
  readonly locales: readonly Locale[];
  readonly shops: Readonly<Record<ShopKey, ShopAddress>>;
  /** Where the embedded platform is, for whatever stands on it. */
  readonly platformOrigin: string;
  /** How long one attempt at a shop may take. */
  readonly upstreamTimeoutInMs: number;
  /** How long what a page shows of the catalogue counts as fresh. */
  readonly catalogueFreshInMs: number;
  /** The origins that pictures come from, for the content security policy. */
  readonly pictureOrigins: readonly string[];
  /** What sessions are sealed with, the current one first; empty: the data folder keeps one. */
  readonly sessionSecrets: readonly string[];
  readonly salons: SalonDatabase;
  readonly content: ContentService;
  /** What the content's webhooks are signed with; null where none is set: then none is believed. */
  readonly contentWebhookSecret: string | null;
  /** Our other servers, which are told of what this one is told. */
  readonly webhookPeers: readonly string[];
  /** Null where none is set: then there is no professional area. */
  readonly identity: IdentityService | null;
  readonly newsletter: NewsletterService;
  readonly pages: PageSettings;
  readonly run: RunSettings;
  readonly measurement: Measurement;
  readonly errorReporting: ErrorReporting | null;
  readonly dataDir: string;
  /** Where the network in front names the visitor's country; null where it does not. */
  readonly countryHeader: string | null;
  /** How many proxies of our own stand in front and name the visitor's address. */
  readonly trustedProxyCount: number;
}
