import type { Locale, ShopKey } from '@lokke/domain/markets';
import type { AssetSettings } from './asset-settings.ts';
import type { CdnSettings } from './cdn-settings.ts';
import type { ContentService } from './content-service.ts';
import type { ErrorReporting } from './error-reporting.ts';
import type { IdentityService } from './identity-service.ts';
import type { Measurement } from './measurement.ts';
import type { NewsletterService } from './newsletter.ts';
import type { PageSettings } from './page-settings.ts';
import type { RunSettings } from './run-settings.ts';
import type { SalonDatabase } from './salon-database.ts';
import type { SharedStateSettings } from './shared-state-settings.ts';
import type { VisitorLimits } from './visitor-limits.ts';

export interface ShopAddress {
  /** Tells whether the embedded platform serves it: orders there are tests. */
  readonly isEmbedded: boolean;
  /** Storefront API endpoint, including the version. */
  readonly endpoint: string;
  /** Requested API version; Shopify answers an expired one with a newer version. */
  readonly apiVersion: string;
  readonly publicToken: string;
  /**
   * Private token that allows the `Shopify-Storefront-Buyer-IP` header, so that buyers do not share one rate limit.
   */
  readonly privateToken: string | null;
  /** Origin of the online store: `https://shop.example`, without a trailing slash. */
  readonly baseUrl: string;
  /** Origins of the store that a signed-in customer may be redirected to. */
  readonly storeUrls: readonly string[];
  readonly adminEndpoint: string;
  /** Admin API access; without it no customer data can be stored. */
  readonly adminToken: string | null;
  /** Multipass secret; null disables sign-in at the store. */
  readonly multipassSecret: string | null;
  /** Secret of the shop's webhook signatures; null rejects all webhooks. */
  readonly webhookSecret: string | null;
  /** `new`: customers log in at the shop's own pages (Customer Account API). */
  readonly customerAccounts: 'legacy' | 'new';
  /** Client id at the Customer Account API; never null with new accounts. */
  readonly customerClientId: string | null;
  /** Null for a public client. */
  readonly customerClientSecret: string | null;
}

export interface Config {
  readonly port: number;
  /** The public origin; search engines may index this host only. */
  readonly publicOrigin: string;
  /** Locales of the markets sold in; all others have neither pages nor API. */
  readonly locales: readonly Locale[];
  readonly shops: Readonly<Record<ShopKey, ShopAddress>>;
  /** Base URL of the embedded platform. */
  readonly platformOrigin: string;
  /** Timeout of one call of a shop, its repeated attempts included. */
  readonly upstreamTimeoutInMs: number;
  /** Time that catalogue data counts as fresh. */
  readonly catalogueFreshInMs: number;
  /** Number of products that a list may have to be filtered and sorted in the page. */
  readonly longestWholeList: number;
  /** Image origins for the content security policy. */
  readonly pictureOrigins: readonly string[];
  /** Secrets that encrypt sessions, the current one first; when empty, one is created in the data folder. */
  readonly sessionSecrets: readonly string[];
  readonly salons: SalonDatabase;
  readonly content: ContentService;
  /** Secret of Contentful's webhook signatures; null rejects all webhooks. */
  readonly contentWebhookSecret: string | null;
  /** Null where no CDN is told of changes. */
  readonly cdn: CdnSettings | null;
  /** Null disables the professional area. */
  readonly identity: IdentityService | null;
  readonly newsletter: NewsletterService;
  readonly pages: PageSettings;
  readonly run: RunSettings;
  readonly assets: AssetSettings;
  readonly measurement: Measurement;
  readonly errorReporting: ErrorReporting | null;
  readonly dataDir: string;
  /** The folder of the brand. */
  readonly brandFolder: string;
  /** Request header in which the CDN sends the visitor's country; null when there is none. */
  readonly countryHeader: string | null;
  /** Number of own proxies in front that append to `X-Forwarded-For`. */
  readonly trustedProxyCount: number;
  readonly visitorLimits: VisitorLimits;
  /** Null where each server stands alone. */
  readonly sharedState: SharedStateSettings | null;
}
