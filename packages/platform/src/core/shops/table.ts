import { byShop, newSecrets, type PlatformSecrets } from './secrets.ts';
import {
  type ApiVersion,
  SHOP_KEYS,
  type Shop,
  type ShopKey,
  type ShopLanguage,
  type ShopSecrets,
} from './shop.ts';

type Languages = readonly [ShopLanguage, ...ShopLanguage[]];
type Place = readonly [code: string, name: string];
type Currency = readonly [code: string, name: string, symbol: string];

function language(code: string, name: string, endonym: string): ShopLanguage {
  return { code, isoCode: code.toLowerCase(), name, endonym };
}

const DUTCH = language('NL', 'Dutch', 'Nederlands');
const FRENCH = language('FR', 'French', 'Français');
const ENGLISH = language('EN', 'English', 'English');
const GERMAN = language('DE', 'German', 'Deutsch');
const SPANISH = language('ES', 'Spanish', 'Español');
const NORWEGIAN = language('NB', 'Norwegian (Bokmål)', 'Norsk bokmål');
const SWEDISH = language('SV', 'Swedish', 'Svenska');

const EURO: Currency = ['EUR', 'Euro', '€'];
const POUND: Currency = ['GBP', 'British Pound', '£'];

// Versions per market: spec §9.
const ROWS: Record<ShopKey, readonly [Place, Currency, ApiVersion, Languages]> = {
  nl: [['NL', 'Netherlands'], EURO, '2024-01', [DUTCH, ENGLISH]],
  fr: [['FR', 'France'], EURO, '2024-01', [FRENCH]],
  us: [['US', 'United States'], ['USD', 'United States Dollar', '$'], '2024-01', [ENGLISH]],
  de: [['DE', 'Germany'], EURO, '2024-01', [GERMAN]],
  uk: [['GB', 'United Kingdom'], POUND, '2024-01', [ENGLISH]],
  be: [['BE', 'Belgium'], EURO, '2024-01', [DUTCH, FRENCH]],
  es: [['ES', 'Spain'], EURO, '2024-04', [SPANISH]],
  ie: [['IE', 'Ireland'], EURO, '2024-04', [ENGLISH]],
  no: [['NO', 'Norway'], ['NOK', 'Norwegian Krone', 'kr'], '2024-10', [NORWEGIAN]],
  se: [['SE', 'Sweden'], ['SEK', 'Swedish Krona', 'kr'], '2024-10', [SWEDISH]],
  ni: [['GB', 'United Kingdom'], POUND, '2025-04', [ENGLISH]],
};

/** Public by nature: pages hold it. */
export function demoPublicToken(key: ShopKey): string {
  return `lokke-public-${key}`;
}

function makeShop(key: ShopKey, secrets: ShopSecrets & Pick<Shop, 'publicToken'>): Shop {
  const [place, currency, apiVersion, languages] = ROWS[key];
  return {
    key,
    id: `gid://shopify/Shop/${SHOP_KEYS.indexOf(key) + 1}`,
    name: `Lokke ${key.toUpperCase()}`,
    countryCode: place[0],
    countryName: place[1],
    currencyCode: currency[0],
    currencyName: currency[1],
    currencySymbol: currency[2],
    apiVersion,
    languages,
    ...secrets,
  };
}

export type Shops = Readonly<Record<ShopKey, Shop>>;
type TokenOverrides = Readonly<Partial<Record<ShopKey, string>>>;

export interface SecretOverrides {
  readonly publicTokens?: TokenOverrides | undefined;
  readonly adminTokens?: TokenOverrides | undefined;
  readonly multipassSecrets?: TokenOverrides | undefined;
  readonly webhookSecrets?: TokenOverrides | undefined;
}

export function makeShops(
  secrets: PlatformSecrets['shops'] = newSecrets().shops,
  {
    publicTokens = {},
    adminTokens = {},
    multipassSecrets = {},
    webhookSecrets = {},
  }: SecretOverrides = {},
): Shops {
  const shop = (key: ShopKey) =>
    makeShop(key, {
      publicToken: publicTokens[key] ?? demoPublicToken(key),
      adminToken: adminTokens[key] ?? secrets[key].adminToken,
      multipassSecret: multipassSecrets[key] ?? secrets[key].multipassSecret,
      webhookSecret: webhookSecrets[key] ?? secrets[key].webhookSecret,
    });
  return byShop(shop);
}
