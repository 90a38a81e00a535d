import { LOCALES, type Market, marketOf, type ShopKey } from '@lokke/domain/markets';
import type { Config } from './config.ts';
import { ConfigError } from './config-error.ts';
import { contentServiceOf } from './content-service.ts';
import { errorReportingOf } from './error-reporting.ts';
import { identityServiceOf } from './identity-service.ts';
import { measurementOf } from './measurement.ts';
import { newsletterOf } from './newsletter.ts';
import { pageSettingsOf } from './page-settings.ts';
import {
  type Environment,
  headerNameOf,
  originOf,
  secretOf,
  textOf,
  wholeNumberOf,
} from './read-env.ts';
import { runSettingsOf } from './run-settings.ts';
import { salonDatabaseOf } from './salon-database.ts';
import { type ReadShop, shopAddressOf } from './shop-connection.ts';
import { soldLocalesOf } from './sold-locales.ts';
import { contentWebhookSecretOf, webhookPeersOf } from './webhook-settings.ts';

/** The storefront's whole configuration; with nothing set it stands on the embedded platform. */
export function readConfig(environment: Environment): Config {
  const platformPort = wholeNumberOf(environment, {
    name: 'PLATFORM_PORT',
    otherwise: 4010,
    least: 1,
    most: 65_535,
  });
  const platform = {
    // The embedded platform's own idea of its address: pictures and checkout links start with it.
    origin: originOf(environment, 'PLATFORM_ORIGIN', `http://localhost:${platformPort}`),
  };
  const port = wholeNumberOf(environment, {
    name: 'PORT',
    otherwise: 3000,
    least: 1,
    most: 65_535,
  });
  const locales = soldLocalesOf(environment);
  const sold = new Set(locales.map((locale) => marketOf(locale).shop));
  // Of a shop that nothing is sold in, no setting is wrong.
  const shopOf = (shop: ShopKey): ReadShop =>
    shopAddressOf(sold.has(shop) ? environment : {}, shop, apiVersionOf(shop), platform);
  const shops = {
    nl: shopOf('nl'),
    fr: shopOf('fr'),
    us: shopOf('us'),
    de: shopOf('de'),
    uk: shopOf('uk'),
    be: shopOf('be'),
    es: shopOf('es'),
    ie: shopOf('ie'),
    no: shopOf('no'),
    se: shopOf('se'),
    ni: shopOf('ni'),
  };
  const content = contentServiceOf(environment, platform.origin);
  return {
    port,
    publicOrigin: originOf(environment, 'PUBLIC_ORIGIN', `http://localhost:${port}`),
    locales,
    shops,
    platformOrigin: platform.origin,
    upstreamTimeoutInMs: wholeNumberOf(environment, {
      name: 'UPSTREAM_TIMEOUT_MS',
      otherwise: 5_000,
      least: 100,
      most: 60_000,
    }),
    catalogueFreshInMs: wholeNumberOf(environment, {
      name: 'CATALOGUE_FRESH_MS',
      otherwise: 5_000,
      least: 0,
      most: 3_600_000,
    }),
    pictureOrigins: [
      ...new Set([
        ...[...sold].flatMap((shop) => shops[shop].pictureOrigins),
        ...content.pictureOrigins,
        ...pictureOriginsOf(environment),
      ]),
    ],
    sessionSecrets: sessionSecretsOf(environment),
    salons: salonDatabaseOf(environment, platform.origin),
    content,
    run: runSettingsOf(environment),
    contentWebhookSecret: contentWebhookSecretOf(environment),
    webhookPeers: webhookPeersOf(environment),
    identity: identityServiceOf(environment),
    newsletter: newsletterOf(environment),
    pages: pageSettingsOf(environment),
    measurement: measurementOf(environment),
    errorReporting: errorReportingOf(environment),
    dataDir: textOf(environment, 'DATA_DIR') ?? '.data',
    countryHeader: headerNameOf(environment, 'COUNTRY_HEADER'),
    trustedProxyCount: wholeNumberOf(environment, {
      name: 'TRUSTED_PROXY_COUNT',
      otherwise: 0,
      least: 0,
      most: 10,
    }),
  };
}

/** Too short a secret can be guessed; a comma parts the new one from those that still open sessions. */
function sessionSecretsOf(environment: Environment): readonly string[] {
  const text = secretOf(environment, 'SESSION_SECRETS');
  if (text === undefined) return [];
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.every((secret) => secret.length >= 32)) return secrets;
  throw new ConfigError('SESSION_SECRETS must be secrets of at least 32 characters each.');
}

/** spec §9: the version belongs to the market, and the markets of one shop share it. */
function apiVersionOf(shop: ShopKey): Market['apiVersion'] {
  const market = LOCALES.map(marketOf).find((one) => one.shop === shop);
  if (market === undefined) throw new ConfigError(`No market stands on the shop "${shop}".`);
  return market.apiVersion;
}

const NAME = 'PICTURE_ORIGINS';

/** Where pictures may come from besides the shops and the content: those that a product file has elsewhere. */
function pictureOriginsOf(environment: Environment): readonly string[] {
  const given = textOf(environment, NAME)?.split(',') ?? [];
  return given.map((text) => {
    const origin = text.trim();
    return originOf({ [NAME]: origin }, NAME, origin);
  });
}
