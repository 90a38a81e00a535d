import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { brandFolderOf } from '@lokke/brand';
import { LOCALES, type Market, marketOf, ofEachShop, type ShopKey } from '@lokke/domain/markets';
import { assetSettingsOf } from './asset-settings.ts';
import { cdnOf } from './cdn-settings.ts';
import type { Config } from './config.ts';
import { contentServiceOf } from './content-service.ts';
import { errorReportingOf } from './error-reporting.ts';
import { identityServiceOf } from './identity-service.ts';
import { measurementOf } from './measurement.ts';
import { newsletterOf } from './newsletter.ts';
import { pageSettingsOf } from './page-settings.ts';
import { type PlatformSecrets, unknownSecrets } from './platform-secrets.ts';
import {
  ConfigError,
  type Environment,
  headerNameOf,
  numberOf,
  originOf,
  secretOf,
  textOf,
} from './read-env.ts';
import { runSettingsOf } from './run-settings.ts';
import { salonDatabaseOf } from './salon-database.ts';
import { sharedStateSettingsOf } from './shared-state-settings.ts';
import { type ReadShop, shopAddressOf } from './shop-connection.ts';
import { soldLocalesOf } from './sold-locales.ts';
import { visitorLimitsOf } from './visitor-limits.ts';
import { contentWebhookSecretOf } from './webhook-settings.ts';

/** Reads the whole configuration; by default everything runs on the embedded platform. */
export function readConfig(
  environment: Environment,
  secrets: PlatformSecrets = unknownSecrets(),
): Config {
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
    publicOrigin: originOf(environment, 'PUBLIC_ORIGIN', `http://localhost:${port}`),
    locales,
    shops,
    platformOrigin: platform.origin,
    upstreamTimeoutInMs: numberOf(environment, 'UPSTREAM_TIMEOUT_MS'),
    catalogueFreshInMs: numberOf(environment, 'CATALOGUE_FRESH_MS'),
    longestWholeList: numberOf(environment, 'LONGEST_WHOLE_LIST'),
    pictureOrigins: [
      ...new Set([
        ...[...sold].flatMap((shop) => shops[shop].pictureOrigins),
        ...content.pictureOrigins,
        ...pictureOriginsOf(environment),
      ]),
    ],
    sessionSecrets: sessionSecretsOf(environment),
    salons: salonDatabaseOf(environment, platform),
    content,
    run: runSettingsOf(environment),
    assets: assetSettingsOf(environment),
    contentWebhookSecret: contentWebhookSecretOf(environment),
    cdn: cdnOf(environment),
    identity: identityServiceOf(environment),
    newsletter: newsletterOf(environment, secrets),
    pages: pageSettingsOf(environment),
    measurement: measurementOf(environment),
    errorReporting: errorReportingOf(environment),
    dataDir: textOf(environment, 'DATA_DIR') ?? '.data',
    brandFolder: brandFolderOf(environment),
    countryHeader: headerNameOf(environment, 'COUNTRY_HEADER'),
    trustedProxyCount: numberOf(environment, 'TRUSTED_PROXY_COUNT'),
    visitorLimits: visitorLimitsOf(environment),
    sharedState: sharedStateSettingsOf(environment),
  };
}

/** Reads secrets of at least 32 characters, separated by commas, the current one first. */
function sessionSecretsOf(environment: Environment): readonly string[] {
  const text = secretOf(environment, 'SESSION_SECRETS');
  if (text === undefined) return [];
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.every((secret) => secret.length >= 32)) return secrets;
  throw new ConfigError('SESSION_SECRETS must be secrets of at least 32 characters each.');
}

/** Spec §9: the API version belongs to the market, and markets of one shop share it. */
function apiVersionOf(shop: ShopKey): Market['apiVersion'] {
  const market = LOCALES.map(marketOf).find((one) => one.shop === shop);
  if (market === undefined) throw new ConfigError(`No market stands on the shop "${shop}".`);
  return market.apiVersion;
}

const NAME = 'PICTURE_ORIGINS';

/** Further image origins, for products whose images are hosted elsewhere. */
function pictureOriginsOf(environment: Environment): readonly string[] {
  const given = textOf(environment, NAME)?.split(',') ?? [];
  return given.map((text) => {
    const origin = text.trim();
    return originOf({ [NAME]: origin }, NAME, origin);
  });
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
