import type { BrandIdentity } from '@lokke/contract/ports';

interface ShopDescription {
  readonly homeUrl: string;
  readonly languageTag: string;
  readonly name: string;
  readonly identity: BrandIdentity;
}

/** Organization and WebSite JSON-LD (schema.org). */
export function describeShop({ homeUrl, languageTag, name, identity }: ShopDescription) {
  const { origin } = new URL(homeUrl);
  const home = homeUrl.replace(/\/$/, '');
  const seller = { '@id': `${origin}/#organization` };
  return {
    '@graph': [
      {
        '@type': 'Organization',
        ...seller,
        name,
        legalName: identity.legalName,
        email: identity.email,
        url: `${origin}/`,
        logo: origin + identity.logoHref,
        ...(identity.sameAs.length > 0 && { sameAs: identity.sameAs }),
      },
      {
        '@type': 'WebSite',
        '@id': `${home}/#website`,
        name,
        url: homeUrl,
        inLanguage: languageTag,
        publisher: seller,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${home}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
