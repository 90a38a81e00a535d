import type { ApiVersion } from '../graphql/versions.ts';

export const SHOP_KEYS = [
  'nl',
  'fr',
  'us',
  'de',
  'uk',
  'be',
  'es',
  'ie',
  'no',
  'se',
  'ni',
] as const;

export type ShopKey = (typeof SHOP_KEYS)[number];

/** A language of a shop: Shopify's LanguageCode and the ISO code used in addresses and exports. */
export interface ShopLanguage {
  readonly code: string;
  readonly isoCode: string;
  readonly name: string;
  readonly endonym: string;
}

export interface Shop {
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
  /** Secrets between servers: the Admin API's token, and what signs one-time sign-ins. */
  readonly adminToken: string;
  readonly multipassSecret: string;
  /** What the shop signs its webhooks with. */
  readonly webhookSecret: string;
}

export function isShopKey(value: string): value is ShopKey {
  return SHOP_KEYS.some((key) => key === value);
}
