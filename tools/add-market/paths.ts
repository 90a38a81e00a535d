import type { ShopKey } from '@lokke/domain/markets';

export const TABLE = 'packages/domain/src/markets/market-table.ts';
export const TIME_ZONES = 'packages/domain/src/time-zones.json';
export const SHOPS = 'platform/src/protocol/shops/shops.json';
export const CALENDARS = 'platform/src/shopify/shipping/calendars.json';
export const DEMO = 'packages/demo';
export const SETTINGS = '.env.example';
export const MESSAGES = 'packages/i18n/messages';

export function marketFactsPath(shop: string): string {
  return `${DEMO}/content/markets/${shop}.json`;
}

export function flagPath(country: string): string {
  return `apps/storefront/public/marks/flags/${country.toLowerCase()}.svg`;
}

/** Stands before what a person must still write; a visitor who sees it sees that it is not done. */
export const DRAFT = '[DRAFT] ';

/** The names of a shop's settings in `.env.example`, as they are those of the Dutch one. */
export function settingNames(example: string, shop: string, pattern: ShopKey = 'nl'): string[] {
  const own = new RegExp(`^(?:SHOPIFY|KLAVIYO)_${pattern.toUpperCase()}_[A-Z_]+(?==)`, 'gm');
  return [...example.matchAll(own)].map(([name]) =>
    name.replace(`_${pattern.toUpperCase()}_`, `_${shop.toUpperCase()}_`),
  );
}
