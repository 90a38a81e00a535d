import type { BrandIdentity } from '@lokke/contract/ports';

interface ShopDescription {
  readonly homeUrl: string;
  readonly languageTag: string;
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
export function describeShop({ homeUrl, languageTag, name, identity }: ShopDescription) {
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
      },
      {
        '@type': 'WebSite',
        '@id': `${home}/#website`,
        name,
        url: homeUrl,
        inLanguage: languageTag,
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
