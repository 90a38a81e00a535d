import { query } from '../client/document.ts';

export const collection = query('Collection', (data) => data.collection);

/** The ids of a collection's products, where the platform does not count them. */
export const collectionProductIds = query(
  'CollectionProductIds',
  (data) => data.collection?.products ?? null,
);
