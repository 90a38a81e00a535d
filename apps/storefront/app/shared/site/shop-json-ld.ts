/** Organization and WebSite JSON-LD (schema.org). */
export function describeShop(homeUrl: string, languageTag: string) {
  const { origin } = new URL(homeUrl);
  const home = homeUrl.replace(/\/$/, '');
  const seller = { '@id': `${origin}/#organization` };
  return {
    '@graph': [
      {
        '@type': 'Organization',
        ...seller,
        name: 'LOKKE',
        url: `${origin}/`,
        logo: `${origin}/marks/wordmark.svg`,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}/#website`,
        name: 'LOKKE',
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
