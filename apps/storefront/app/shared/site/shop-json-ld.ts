import type { BrandIdentity } from '@lokke/contract/ports';
import type { Market } from '@lokke/domain/markets';
import { WITHDRAWAL_DAYS } from '@lokke/domain/withdrawal';

interface ShopDescription {
  readonly homeUrl: string;
  readonly market: Pick<Market, 'languageTag' | 'countryCode'>;
  readonly name: string;
  readonly identity: BrandIdentity;
}

/** Organization JSON-LD (schema.org). */
export function describeSeller({
  origin,
  name,
  identity,
}: Pick<ShopDescription, 'name' | 'identity'> & { readonly origin: string }) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: origin + identity.logoHref,
  };
}

/** Organization and WebSite JSON-LD (schema.org). */
export function describeShop({ homeUrl, market, name, identity }: ShopDescription) {
  const { origin } = new URL(homeUrl);
  const home = homeUrl.replace(/\/$/, '');
  const seller = describeSeller({ origin, name, identity });
  return {
    '@graph': [
      {
        ...seller,
        legalName: identity.legalName,
        email: identity.email,
        ...(identity.sameAs.length > 0 && { sameAs: identity.sameAs }),
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: market.countryCode,
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: WITHDRAWAL_DAYS,
          merchantReturnLink: `${home}/pages/returns`,
        },
      },
      {
        '@type': 'WebSite',
        '@id': `${home}/#website`,
        name,
        url: homeUrl,
        inLanguage: market.languageTag,
        publisher: { '@id': seller['@id'] },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${home}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
