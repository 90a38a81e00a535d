import { mutation, query } from '../client/operation.ts';

/** The value as it is stored; null when the customer has none of that name. */
export const customerMetafield = query(
  'CustomerMetafield',
  (data) => data.customer.metafield?.value ?? null,
);

/** Missing metafields are no error. */
export const metafieldsDelete = mutation('MetafieldsDelete', (data) => data.metafieldsDelete);

/** Writes all or none, where the shop's definition lets customer accounts write. */
export const metafieldsSet = mutation('MetafieldsSet', (data) => data.metafieldsSet);
