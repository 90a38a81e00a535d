import type { ShopKey } from '@lokke/domain/markets';
import {
  type AdminAccess,
  adminAccessOf,
  embeddedAccess,
  webhookSecretsOf,
} from './admin-access.ts';
import { type CustomerAccounts, customerAccountsOf } from './customer-accounts.ts';
import type { EmbeddedPlatform } from './platform-secrets.ts';
import { addressOf, ConfigError, type Environment, listOf, textOf, tokenOf } from './read-env.ts';

/** Queries are checked against the schemas of all versions up to this one (packages/vendors/shopify-storefront). */
export const NEWEST_API_VERSION = '2026-10';

interface ShopAddress extends CustomerAccounts {
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
  /** Place where an app gets its tokens. */
  readonly adminTokenEndpoint: string;
  /** Admin API access; without it no customer data can be stored. */
  readonly adminAccess: AdminAccess | null;
  /** Multipass secret; null disables sign-in at the store. */
  readonly multipassSecret: string | null;
  /** Secrets that may have signed the shop's webhooks, of which there are two while one is replaced; none rejects all webhooks. */
  readonly webhookSecrets: readonly string[];
}

export interface ReadShop extends ShopAddress {
  readonly pictureOrigins: readonly string[];
}

/** Shopify serves images from its CDNs and from `/cdn` of the shop's domain. */
const SHOPIFY_PICTURES = ['https://cdn.shopify.com', 'https://*.shopifycdn.com'];

/**
 * Reads the connection of one shop: its own domain when set, else the embedded platform with the secrets that it
 * made.
 */
export function shopAddressOf(
  environment: Environment,
  shop: ShopKey,
  marketVersion: string,
  platform: EmbeddedPlatform,
): ReadShop {
  const names = variableNamesOf(shop);
  const domain = textOf(environment, names.domain);
  const token = tokenOf(environment, names.token);
  const version = versionOf(environment, names.version) ?? marketVersion;
  const privateToken = tokenOf(environment, names.privateToken);
  const adminAccess = adminAccessOf(environment, names.start);
  const multipassSecret = tokenOf(environment, names.multipassSecret);
  const webhookSecrets = webhookSecretsOf(environment, names.start, adminAccess);
  if (domain === undefined) {
    const embedded = platform.secrets.shops[shop];
    const base = `${platform.origin}/${shop}`;
    return {
      ...answeringAt(base, version),
      isEmbedded: true,
      storeUrls: [base, ...storeUrlsOf(environment, names.storeUrls)],
      publicToken: token ?? `lokke-public-${shop}`,
      privateToken: privateToken ?? embedded?.privateToken ?? null,
      adminAccess: adminAccess ?? embeddedAccess(embedded, webhookSecrets),
      multipassSecret: multipassSecret ?? embedded?.multipassSecret ?? null,
      webhookSecrets:
        webhookSecrets.length > 0 || !embedded ? webhookSecrets : [embedded.webhookSecret],
      ...customerAccountsOf(environment, names.start, embedded ?? null),
      // Images of an imported product CSV stay on Shopify's CDN.
      pictureOrigins: [platform.origin, ...SHOPIFY_PICTURES],
    };
  }
  if (token === undefined) {
    throw new ConfigError(
      `${names.token} is missing: ${names.domain} is set, and menus and product facts need a token.`,
    );
  }
  const base = baseUrlOf(domain, names.domain);
  return {
    ...answeringAt(base, version),
    isEmbedded: false,
    storeUrls: [base, ...storeUrlsOf(environment, names.storeUrls)],
    publicToken: token,
    privateToken: privateToken ?? null,
    adminAccess,
    multipassSecret: multipassSecret ?? null,
    webhookSecrets,
    ...customerAccountsOf(environment, names.start, null),
    pictureOrigins: [...SHOPIFY_PICTURES, new URL(base).origin],
  };
}

function variableNamesOf(shop: ShopKey) {
  const start = `SHOPIFY_${shop.toUpperCase()}`;
  return {
    start,
    domain: `${start}_DOMAIN`,
    token: `${start}_STOREFRONT_TOKEN`,
    version: `${start}_API_VERSION`,
    privateToken: `${start}_PRIVATE_TOKEN`,
    multipassSecret: `${start}_MULTIPASS_SECRET`,
    storeUrls: `${start}_STORE_DOMAINS`,
  };
}

function answeringAt(baseUrl: string, version: string) {
  return {
    baseUrl,
    apiVersion: version,
    endpoint: `${baseUrl}/api/${version}/graphql.json`,
    adminEndpoint: `${baseUrl}/admin/api/${version}/graphql.json`,
    adminTokenEndpoint: `${baseUrl}/admin/oauth/access_token`,
  };
}

/** Reads further domains of the same shop, beside the one of its API. */
function storeUrlsOf(environment: Environment, name: string): readonly string[] {
  return listOf(environment, name).map((domain) => baseUrlOf(domain, name));
}

/** Accepts `my-shop.myshopify.com` or a full origin. */
function baseUrlOf(domain: string, name: string): string {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(domain) ? domain : `https://${domain}`;
  return addressOf(address, name, 'a domain or an http(s) address');
}

function versionOf(environment: Environment, name: string): string | undefined {
  const version = textOf(environment, name);
  if (version === undefined) return version;
  if (!/^20\d\d-(01|04|07|10)$/.test(version)) {
    throw new ConfigError(`${name} must be an API version such as 2024-01, not "${version}".`);
  }
  if (version <= NEWEST_API_VERSION) return version;
  throw new ConfigError(
    `${name} must be an API version up to ${NEWEST_API_VERSION}, up to which the queries are checked, not "${version}".`,
  );
}
