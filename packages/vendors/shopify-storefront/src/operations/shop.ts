import { query } from '../client/document.ts';

export const menu = query('Menu', (data) => data.menu);

/** `path:/old` finds the redirect of that address. */
export const urlRedirects = query('UrlRedirects', (data) => data.urlRedirects);

export const shop = query('Shop', (data) => data.shop);

/** Finds ways to pay, and entries for the identifiers in their order; null for what the shop does not have. */
export const shopMetafields = query('ShopMetafields', (data) => data.shop);

/** Reads a bit of everything that a storefront needs: each field needs another scope of the token. */
export const accessCheck = query('AccessCheck', (data) => data);
