import { query } from '../client/document.ts';

/** Handle and modification date of each product, for the sitemap. */
export const sitemapProducts = query('SitemapProducts', {
  takes: '$first: Int!, $after: String',
  text: `
  products(first: $first, after: $after) {
    nodes { handle updatedAt }
    pageInfo { hasNextPage endCursor }
  }
`,
  select: (data) => data.products,
});

/** Handle and modification date of each collection, for the sitemap. */
export const sitemapCollections = query('SitemapCollections', {
  takes: '$first: Int!, $after: String',
  text: `
  collections(first: $first, after: $after) {
    nodes { handle updatedAt }
    pageInfo { hasNextPage endCursor }
  }
`,
  select: (data) => data.collections,
});
