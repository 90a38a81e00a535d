import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { brandFolderOf, namespaceOf } from '@lokke/brand';
import { LOCALES, type Market, marketOf, ofEachShop, type ShopKey } from '@lokke/domain/markets';
import { cdnOf } from './cdn-settings.ts';
import { contentServiceOf } from './content-service.ts';
import { errorReportingOf } from './error-reporting.ts';
import { identityServiceOf } from './identity-service.ts';
import { measurementOf } from './measurement.ts';
import { newsletterOf } from './newsletter.ts';
import { type PlatformSecrets, unknownSecrets } from './platform-secrets.ts';
import {
  ConfigError,
  type Environment,
  headerNameOf,
  isOn,
  numberOf,
  originOf,
  originsOf,
  secretOf,
  secretsOf,
  textOf,
} from './read-env.ts';
import { regionsOf } from './regions.ts';
import { assetSettingsOf, runSettingsOf } from './run-settings.ts';
import { salonDatabaseOf } from './salon-database.ts';
import { sharedStateSettingsOf } from './shared-state-settings.ts';
import { type ReadShop, shopAddressOf } from './shop-connection.ts';
import { proofShopsOf, soldLocalesOf } from './sold-locales.ts';

export type Config = Readonly<ReturnType<typeof readConfig>>;

const MIB_IN_BYTES = 1024 ** 2;
/** Length of Contentful's signing secrets. */
const CONTENT_SECRET_LENGTH = 64;

/** Reads the whole configuration; by default everything runs on the embedded platform. */
export function readConfig(environment: Environment, secrets: PlatformSecrets = unknownSecrets()) {
  const platformPort = numberOf(environment, 'PLATFORM_PORT');
  const platform = {
    // The embedded platform's own setting: image and checkout URLs start with it.
    origin: originOf(environment, 'PLATFORM_ORIGIN', `http://localhost:${platformPort}`),
    secrets,
  };
  const port = numberOf(environment, 'PORT');
  const locales = soldLocalesOf(environment);
  const sold = new Set(locales.map((locale) => marketOf(locale).shop));
  // Settings of a shop without a sold market are not validated.
  const shopOf = (shop: ShopKey): ReadShop =>
    shopAddressOf(sold.has(shop) ? environment : {}, shop, apiVersionOf(shop), platform);
  const shops = ofEachShop(shopOf);
  const content = contentServiceOf(environment, platform);
  return {
    port,
    /** The public origin; search engines may index this host only. */
    publicOrigin: originOf(environment, 'PUBLIC_ORIGIN', `http://localhost:${port}`),
    /** Locales of the markets sold in; all others have neither pages nor API. */
    locales,
    shops,
    /** Base URL of the embedded platform. */
    platformOrigin: platform.origin,
    /** Timeout of one call of a shop, its repeated attempts included. */
    upstreamTimeoutInMs: numberOf(environment, 'UPSTREAM_TIMEOUT_MS'),
    /** Time that catalogue data counts as fresh. */
    catalogueFreshInMs: numberOf(environment, 'CATALOGUE_FRESH_MS'),
    /** Number of products that a list may have to be filtered and sorted in the page. */
    longestWholeList: numberOf(environment, 'LONGEST_WHOLE_LIST'),
    /** Image origins for the content security policy. */
    pictureOrigins: distinct([
      ...[...sold].flatMap((shop) => shops[shop].pictureOrigins),
      ...content.pictureOrigins,
      // Further ones, for products whose images are hosted elsewhere.
      ...originsOf(environment, 'PICTURE_ORIGINS'),
    ]),
    sessionSecrets: secretsOf(environment, 'SESSION_SECRETS'),
    /** Encrypt salons' bank details for years, so they are no session's. */
    bankSecrets: secretsOf(environment, 'SALON_BANK_SECRETS'),
    salons: salonDatabaseOf(environment, platform),
    /** Shops whose salon prices wait for a proof of the trade that the office accepted. */
    proofShops: proofShopsOf(environment),
    content,
    run: runSettingsOf(environment),
    assets: assetSettingsOf(environment),
    contentWebhookSecret: contentWebhookSecretOf(environment),
    cdn: cdnOf(environment),
    regions: regionsOf(environment),
    identity: identityServiceOf(environment),
    newsletter: newsletterOf(environment, secrets),
    pages: {
      freshInMs: numberOf(environment, 'PAGE_FRESH_MS'),
      /** Time that a stale page is still served while it is revalidated. */
      staleInMs: numberOf(environment, 'PAGE_STALE_MS'),
      /** Lets people zoom in; the specification forbids it (§2, §9), the law of accessibility expects it. */
      isZoomable: isOn(environment, 'ZOOM', 'off'),
      /** Cache size limit; 0 disables the cache, to measure rendering. */
      maxBytes: MIB_IN_BYTES * numberOf(environment, 'PAGE_CACHE_MIB'),
    },
    measurement: measurementOf(environment),
    errorReporting: errorReportingOf(environment),
    dataDir: textOf(environment, 'DATA_DIR') ?? '.data',
    brandFolder: brandFolderOf(environment),
    /** Namespace of the metafields that the shops hold for the storefront. */
    namespace: namespaceOf(brandFolderOf(environment)),
    /** Request header in which the CDN sends the visitor's country; null when there is none. */
    countryHeader: headerNameOf(environment, 'COUNTRY_HEADER'),
    /** Number of own proxies in front that append to `X-Forwarded-For`. */
    trustedProxyCount: numberOf(environment, 'TRUSTED_PROXY_COUNT'),
    /** Limits of one network: an IPv4 address or an IPv6 /56, which may be a whole office. */
    visitorLimits: {
      connectionsPerNetwork: numberOf(environment, 'CONNECTIONS_PER_NETWORK'),
      /** Buyers that are let into the checkout; 0 lets everybody in. */
      checkoutsPerMinute: numberOf(environment, 'CHECKOUTS_PER_MINUTE'),
      newCartsPerHour: numberOf(environment, 'NEW_CARTS_PER_HOUR'),
      newPagesPerMinute: numberOf(environment, 'NEW_PAGES_PER_MINUTE'),
    },
    sharedState: sharedStateSettingsOf(environment),
  };
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** Reads the secret of Contentful's webhook signatures; null rejects all webhooks. */
function contentWebhookSecretOf(environment: Environment): string | null {
  const secret = secretOf(environment, 'CONTENTFUL_WEBHOOK_SECRET');
  if (secret === undefined || secret.length === CONTENT_SECRET_LENGTH) return secret ?? null;
  throw new ConfigError(
    `CONTENTFUL_WEBHOOK_SECRET must have ${CONTENT_SECRET_LENGTH} characters, not ${secret.length}.`,
  );
}

/** Spec §9: the API version belongs to the market, and markets of one shop share it. */
function apiVersionOf(shop: ShopKey): Market['apiVersion'] {
  const market = LOCALES.map(marketOf).find((one) => one.shop === shop);
  if (market === undefined) throw new ConfigError(`No market stands on the shop "${shop}".`);
  return market.apiVersion;
}

const environmentFile = () => resolve(process.env['INIT_CWD'] ?? process.cwd(), '.env');

/** Loads `.env` from the current folder; variables already set take precedence. */
export function loadEnvironmentFile(): void {
  const file = environmentFile();
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The same, without changing what processes started from here inherit. */
export function environmentWithFile(): Environment {
  const file = environmentFile();
  return existsSync(file)
    ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env }
    : process.env;
}

/** Names that `.env` sets. */
export function namesInEnvironmentFile(): readonly string[] {
  const file = environmentFile();
  return existsSync(file) ? Object.keys(parseEnv(readFileSync(file, 'utf8'))) : [];
}
