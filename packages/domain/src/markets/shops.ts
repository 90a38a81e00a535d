import { isOwnMarket } from './locale.ts';
import { LOCALES, MARKETS, type Market, type ShopKey } from './market-table.ts';

/** The shops behind the markets, each once. */
export const SHOP_KEYS: readonly ShopKey[] = [
  ...new Set(LOCALES.flatMap((locale) => MARKETS.get(locale)?.shop ?? [])),
];

/** The first of these markets that stands on a shop; an alias, whose content may differ, only where there is no other. */
export function marketOfShop(shop: string, markets: readonly Market[]): Market | null {
  const ofShop = markets.filter((market) => market.shop === shop);
  return ofShop.find(isOwnMarket) ?? ofShop[0] ?? null;
}

type OfShops<T> = Readonly<Record<ShopKey, T>>;

export function ofEachShop<T>(make: (shop: ShopKey) => T): OfShops<T> {
  const record = Object.fromEntries(SHOP_KEYS.map((shop) => [shop, make(shop)]));
  if (isComplete(record)) return record;
  throw new Error('A shop has no value.');
}

function isComplete<T>(record: Readonly<Record<string, T>>): record is OfShops<T> {
  return SHOP_KEYS.every((shop) => Object.hasOwn(record, shop));
}
