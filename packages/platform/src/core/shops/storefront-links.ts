import type { Shop, ShopKey } from './shop.ts';

// Where the storefront serves each shop; the first entry is for a buyer whose locale is not known.
// The storefront sends its `uk` as `en`, so `en` means another market in each shop.
const PREFIXES: Readonly<Record<ShopKey, readonly (readonly [locale: string, prefix: string])[]>> =
  {
    nl: [
      ['nl', '/nl'],
      ['en', ''],
      ['dev', '/dev'],
    ],
    fr: [
      ['fr', '/fr'],
      ['fr-fr', '/fr-fr'],
    ],
    us: [['na', '/na']],
    de: [['de', '/de']],
    uk: [['uk', '/uk']],
    be: [
      ['nl-be', '/nl-be'],
      ['fr-be', '/fr-be'],
      ['fr', '/fr-be'],
    ],
    es: [['es', '/es']],
    ie: [['ie', '/ie']],
    no: [['no', '/no']],
    se: [['se', '/se']],
    ni: [['ni', '/ni']],
  };

/** The prefix under which the storefront serves the market a buyer came from. */
function storefrontPrefix(shop: Pick<Shop, 'key'>, locale: string | null): string {
  const prefixes = PREFIXES[shop.key];
  const found = prefixes.find(([known]) => known === locale?.toLowerCase());
  return (found ?? prefixes[0])?.[1] ?? '';
}

/** Every market that the storefront serves from this shop. */
export function storefrontMarkets(
  storefrontUrl: string,
  shop: Pick<Shop, 'key'>,
): readonly { readonly locale: string; readonly home: string }[] {
  const markets = new Map(
    PREFIXES[shop.key].map(([locale, prefix]) => [prefix, prefix.slice(1) || locale]),
  );
  return [...markets.values()].map((locale) => ({
    locale,
    home: storefrontLinks(storefrontUrl, shop, locale).home,
  }));
}

export interface StorefrontLinks {
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
