import type { Market } from '@lokke/domain/markets';
import type { StorefrontClient } from '@lokke/shopify-storefront';
import type { Log } from '../../telemetry/index.ts';

/** Dependencies of requests to a market's shop. */
export interface ShopContext {
  readonly client: StorefrontClient;
  readonly market: Market;
  readonly log: Log;
  /** Shares equal products between lists (see features/catalogue/intern-products.ts). */
  readonly intern: <Value extends object>(key: string, value: Value) => Value;
}

/** Variables of the `@inContext` directive: the market's country and language. */
export function inContext({ market }: Pick<ShopContext, 'market'>): {
  readonly country: Market['countryCode'];
  readonly language: Market['languageCode'];
} {
  return { country: market.countryCode, language: market.languageCode };
}
