import { query } from '../client/operation.ts';

/** Handle and modification date of each product, for the sitemap. */
export const sitemapProducts = query(
  'SitemapProducts',
  `
query SitemapProducts($first: Int!, $after: String, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  products(first: $first, after: $after) {
    nodes { handle updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  [],
  (data) => data.products,
);

/** Handle and modification date of each collection, for the sitemap. */
export const sitemapCollections = query(
  'SitemapCollections',
  `
query SitemapCollections($first: Int!, $after: String, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  collections(first: $first, after: $after) {
    nodes { handle updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  [],
  (data) => data.collections,
);
