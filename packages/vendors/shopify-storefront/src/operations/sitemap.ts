import { query } from '../client/document.ts';

/** Handle and modification date of each product, for the sitemap. */
export const sitemapProducts = query('SitemapProducts', (data) => data.products);

/** Handle and modification date of each collection, for the sitemap. */
export const sitemapCollections = query('SitemapCollections', (data) => data.collections);
