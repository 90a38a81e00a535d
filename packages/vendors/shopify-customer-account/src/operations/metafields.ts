import { command, query } from '../client/operation.ts';

/** The value as it is stored; null when the customer has none of that name. */
export const customerMetafield = query(
  'CustomerMetafield',
  (data) => data.customer.metafield?.value ?? null,
);

/** Missing metafields are no error. */
export const metafieldsDelete = command('MetafieldsDelete', (data) => data.metafieldsDelete);

/** Writes all or none, where the shop's definition lets customer accounts write. */
export const metafieldsSet = command('MetafieldsSet', (data) => data.metafieldsSet);
