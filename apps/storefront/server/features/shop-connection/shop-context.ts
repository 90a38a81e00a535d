import type { Market } from '@lokke/domain/markets';
import type { CountryCode, LanguageCode, StorefrontClient } from '@lokke/shopify-storefront';
import type { Log } from '../../telemetry/index.ts';

/** One market's way to its shop: whom to ask, in which language, and where to say what failed. */
export interface ShopContext {
  readonly client: StorefrontClient;
  readonly market: Market;
  readonly log: Log;
  /** One object for a product that stands in many lists (see features/catalogue/intern-products.ts). */
  readonly intern: <Value extends object>(key: string, value: Value) => Value;
}

/** Every operation is asked in the market's country and language (`@inContext`). */
export function inContext({ market }: Pick<ShopContext, 'market'>): {
  readonly country: CountryCode;
  readonly language: LanguageCode;
} {
  return { country: market.countryCode, language: market.languageCode };
}
