import type { PlatformContext } from '../../platform-context.ts';
import { type Shop, storefrontMarkets } from '../../shops/index.ts';

interface MarketOfUrl {
  readonly shop: Shop;
  readonly locale: string;
}

/** The market that an address of the storefront stands in; the default one where it names none. */
export function marketOfUrl(
  { shops, storefrontUrl }: Pick<PlatformContext, 'shops' | 'storefrontUrl'>,
  address: string | null,
): MarketOfUrl {
  const path = URL.parse(address ?? '')?.pathname ?? '';
  const markets = Object.values(shops).flatMap((shop) =>
    storefrontMarkets(storefrontUrl, shop).map(({ locale, home }) => ({ shop, locale, home })),
  );
  const found = markets.find(({ home }) => {
    const base = new URL(home).pathname;
    return base !== '/' && `${path}/`.startsWith(base);
  });
  if (found !== undefined) return found;
  const [, first = ''] = path.split('/');
  return { shop: shops.nl, locale: first === '' ? 'nl' : 'en' };
}
