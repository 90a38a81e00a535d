import type { Market } from '@lokke/domain/markets';
import type { CountryCode, LanguageCode, StorefrontClient } from '@lokke/shopify-storefront';
import type { Log } from '../log/index.ts';
import type { Sharing } from './catalogue/share-alike.ts';

/** One market's way to its shop: whom to ask, in which language, and where to say what failed. */
export interface ShopSource {
  readonly client: StorefrontClient;
  readonly market: Market;
  readonly log: Log;
  /** One object for what stands in many lists (see catalogue/share-alike.ts). */
  readonly share: Sharing['share'];
}

/** Every operation is asked in the market's country and language (`@inContext`). */
export function inContext({ market }: Pick<ShopSource, 'market'>): {
  readonly country: CountryCode;
  readonly language: LanguageCode;
} {
  return { country: market.countryCode, language: market.languageCode };
}
