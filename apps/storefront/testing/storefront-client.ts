import { type Locale, marketOf } from '@lokke/domain/markets';
import { createPlatform, saveCatalogue } from '@lokke/platform';
import {
  type CountryCode,
  createStorefrontClient,
  type LanguageCode,
  type StorefrontClient,
} from '@lokke/shopify-storefront';
import { readConfig } from '../server/config/index.ts';
import { FULL_SHOP } from './full-shop.ts';

/** One market for each API version. */
export const API_VERSION_SHOPS = [
  ['2024-01', 'nl'],
  ['2024-04', 'es'],
  ['2024-10', 'se'],
  ['2025-04', 'ni'],
] as const satisfies readonly (readonly [string, Locale])[];

export interface OpenStorefrontClient extends Disposable {
  readonly client: StorefrontClient;
  readonly context: { readonly country: CountryCode; readonly language: LanguageCode };
}

/** A client of its own on a real platform in memory. */
export async function openStorefrontClient(locale: Locale): Promise<OpenStorefrontClient> {
  const market = marketOf(locale);
  const platform = createPlatform({ dataFile: ':memory:' });
  await saveCatalogue(platform.context, market.shop, FULL_SHOP);
  const { endpoint, publicToken } = readConfig({}).shops[market.shop];
  return {
    client: createStorefrontClient({
      endpoint,
      publicToken,
      timeoutInMs: 5_000,
      fetch: (input, init) => platform.fetch(new Request(input, init)),
    }),
    context: { country: market.countryCode, language: market.languageCode },
    [Symbol.dispose]: () => platform.close(),
  };
}
