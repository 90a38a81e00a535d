import { query } from '../client/document.ts';

/** Today's prices of a product's variants, with the history that was recorded. */
export const priceRecord = query('PriceRecord', ({ product }) => product ?? null);

/** The same of a page of all products. */
export const priceRecords = query('PriceRecords', ({ products }) => products);
