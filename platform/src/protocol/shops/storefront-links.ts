import { type Shop, type ShopKey, shopRow } from './shop.ts';

// The storefront sends its `uk` as `en`, so `en` means another market in each shop.
function prefixesOf(key: ShopKey): readonly (readonly [locale: string, prefix: string])[] {
  return Object.entries(shopRow(key).prefixes);
}

/** The prefix under which the storefront serves the market a buyer came from. */
function storefrontPrefix(shop: Pick<Shop, 'key'>, locale: string | null): string {
  const prefixes = prefixesOf(shop.key);
  const found = prefixes.find(([known]) => known === locale?.toLowerCase());
  return (found ?? prefixes[0])?.[1] ?? '';
}

/** Every market that the storefront serves from this shop. */
export function storefrontMarkets(
  storefrontUrl: string,
  shop: Pick<Shop, 'key'>,
): readonly { readonly locale: string; readonly home: string }[] {
  const markets = new Map(
    prefixesOf(shop.key).map(([locale, prefix]) => [prefix, prefix.slice(1) || locale]),
  );
  return [...markets.values()].map((locale) => ({
    locale,
    home: storefrontLinks(storefrontUrl, shop, locale).home,
  }));
}

interface StorefrontLinks {
  readonly home: string;
  readonly cart: string;
  readonly account: string;
}

export function storefrontLinks(
  storefrontUrl: string,
  shop: Pick<Shop, 'key'>,
  locale: string | null,
): StorefrontLinks {
  const base = `${storefrontUrl.replace(/\/+$/, '')}${storefrontPrefix(shop, locale)}`;
  return { home: `${base}/`, cart: `${base}/cart`, account: `${base}/account` };
}
