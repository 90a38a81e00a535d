// Countries, currencies and versions: spec §9.
import ROWS from './shops.json' with { type: 'json' };

/** Every version that was published, oldest first. */
export const API_VERSIONS = [
  '2024-01',
  '2024-04',
  '2024-07',
  '2024-10',
  '2025-01',
  '2025-04',
  '2025-07',
  '2025-10',
  '2026-01',
  '2026-04',
  '2026-07',
  '2026-10',
] as const;

const NEWEST: ApiVersion = '2026-10';

export type ApiVersion = (typeof API_VERSIONS)[number];

function isApiVersion(value: string): value is ApiVersion {
  return API_VERSIONS.some((version) => version === value);
}

const VERSION = /^\d{4}-\d{2}$/;

/** A version that is not served falls forward to the next one that is, as Shopify does; one still to come, and `unstable`, to the newest. */
export function servedVersion(requested: string): ApiVersion {
  if (isApiVersion(requested)) return requested;
  if (requested === 'unstable') return NEWEST;
  if (!VERSION.test(requested)) return API_VERSIONS[0];
  return API_VERSIONS.find((version) => version > requested) ?? NEWEST;
}

export type ShopKey = keyof typeof ROWS;

export const SHOP_KEYS: readonly ShopKey[] = Object.keys(ROWS).filter(isShopKey);

/** Facts that set a shop apart; its names and symbols are derived. */
export interface ShopRow {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly apiVersion: string;
  /** The first is the language the catalogue is written in; the others are translations. */
  readonly languages: readonly string[];
  /** Places at which the storefront serves the shop's locales; the first is for a buyer whose locale is not known. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** The standard rate: cosmetics and their delivery are taxed at the full rate everywhere we sell. */
  readonly vatPercent: number;
  readonly delivery: {
    readonly standardInMinorUnits: number;
    readonly freeFromInMinorUnits: number;
    readonly expressInMinorUnits: number;
  };
  /** Working days from dispatch to door, `2-4` or `1`; the checkout, the content and product pages say them. */
  readonly deliveryTimes: {
    readonly standardDays: string;
    readonly expressDays: string;
    /** Orders before it leave on the same day: `16:00`. */
    readonly orderBefore: string;
  };
}

export function shopRow(key: ShopKey): ShopRow {
  return ROWS[key];
}

/** A language of a shop: Shopify's LanguageCode and the ISO code used in addresses and exports. */
export interface ShopLanguage {
  readonly code: string;
  readonly isoCode: string;
  readonly name: string;
  readonly endonym: string;
}

/** Secret that the servers of one shop share. */
export interface ShopSecrets {
  /** Opens the Admin API as the token of an app from before 2026, which never ends: for servers, never for a browser. */
  readonly adminToken: string;
  /** Opens the Storefront API for a server that names its buyers. */
  readonly privateToken: string;
  /** Private key at the mail vendor. */
  readonly mailKey: string;
  /** The app as it is made today: its id, and with `webhookSecret` what it gets tokens for. */
  readonly adminClientId: string;
  readonly multipassSecret: string;
  /** Secret of the app, which the shop signs its webhooks with. */
  readonly webhookSecret: string;
  /** The storefront's client of the Customer Account API: its id, and what it proves itself with. */
  readonly customerClientId: string;
  readonly customerClientSecret: string;
}

export interface Shop extends ShopSecrets {
  readonly key: ShopKey;
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  readonly countryName: string;
  readonly currencyCode: string;
  readonly currencyName: string;
  readonly currencySymbol: string;
  readonly apiVersion: ApiVersion;
  /** The first is the language the catalogue is written in; the others are translations. */
  readonly languages: readonly [ShopLanguage, ...ShopLanguage[]];
  readonly publicToken: string;
}

export function isShopKey(value: string): value is ShopKey {
  return Object.hasOwn(ROWS, value);
}

/** The path parameter that area routes start with: `app.get(`${SHOP_PATH}/cart/c/:token`, …)`. */
export const SHOP_PATH = `/:shop{${SHOP_KEYS.join('|')}}`;

export function shopBaseUrl(origin: string, shop: Pick<Shop, 'key'>): string {
  return `${origin}/${shop.key}`;
}

function shopOfHost(host: string): ShopKey | null {
  const label = host.split('.', 1)[0] ?? '';
  return host.includes('.') && isShopKey(label) ? label : null;
}

/** Paths that clients ask for at the root of a shop's domain, whatever path the domain was given with. */
const OF_CLIENTS = /^\/(api|admin\/(?:api|oauth)|\.well-known)\//;

/** `nl.localhost:4010/cart` and `localhost:4010/nl/cart` are the same address: `/nl/cart`. A root shop answers clients without a name too. */
export function pathWithShop(request: Request, rootShop: ShopKey | null = null): string {
  const { hostname, pathname } = new URL(request.url);
  const shop = shopOfHost(hostname) ?? (OF_CLIENTS.test(pathname) ? rootShop : null);
  if (shop === null) return pathname;
  return pathname === '/' ? `/${shop}` : `/${shop}${pathname}`;
}
