import { byShop, newSecrets, type PlatformSecrets } from './secrets.ts';
import {
  SHOP_KEYS,
  type Shop,
  type ShopKey,
  type ShopLanguage,
  type ShopSecrets,
  servedVersion,
  shopRow,
} from './shop.ts';

// Shopify's English names that are not Intl's.
const SHOPIFY_NAMES: Readonly<Record<string, string>> = {
  nb: 'Norwegian (Bokmål)',
  USD: 'United States Dollar',
};

function englishName(type: 'region' | 'currency' | 'language', code: string): string {
  return SHOPIFY_NAMES[code] ?? new Intl.DisplayNames('en', { type }).of(code) ?? code;
}

function shopLanguage(isoCode: string): ShopLanguage {
  const own = new Intl.DisplayNames(isoCode, { type: 'language' }).of(isoCode) ?? isoCode;
  return {
    code: isoCode.toUpperCase(),
    isoCode,
    name: englishName('language', isoCode),
    endonym: own.charAt(0).toLocaleUpperCase(isoCode) + own.slice(1),
  };
}

function languagesOf(key: ShopKey): Shop['languages'] {
  const [first, ...others] = shopRow(key).languages.map(shopLanguage);
  if (first === undefined) throw new Error(`The shop ${key} has no language.`);
  return [first, ...others];
}

function currencySymbol(currency: string): string {
  const parts = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Public by nature: pages hold it. */
export function demoPublicToken(key: ShopKey): string {
  return `lokke-public-${key}`;
}

function makeShop(key: ShopKey, brandName: string, secrets: Keys): Shop {
  const { countryCode, currencyCode, apiVersion } = shopRow(key);
  return {
    key,
    id: `gid://shopify/Shop/${SHOP_KEYS.indexOf(key) + 1}`,
    name: `${brandName} ${key.toUpperCase()}`,
    countryCode,
    countryName: englishName('region', countryCode),
    currencyCode,
    currencyName: englishName('currency', currencyCode),
    currencySymbol: currencySymbol(currencyCode),
    apiVersion: servedVersion(apiVersion),
    languages: languagesOf(key),
    ...secrets,
  };
}

export type Shops = Readonly<Record<ShopKey, Shop>>;
type Keys = ShopSecrets & Pick<Shop, 'publicToken'>;
/** Secrets, and public tokens, that somebody chose for some shops. */
export type ChosenKeys = { readonly [Key in ShopKey]?: Partial<Keys> };

/** Each shop is named after the brand and its country. */
export function makeShops(
  secrets: PlatformSecrets['shops'] = newSecrets().shops,
  { name = 'Shop', chosen = {} }: { readonly name?: string; readonly chosen?: ChosenKeys } = {},
): Shops {
  return byShop((key) => {
    const publicToken = demoPublicToken(key);
    return makeShop(key, name, { publicToken, ...secrets[key], ...chosen[key] });
  });
}
