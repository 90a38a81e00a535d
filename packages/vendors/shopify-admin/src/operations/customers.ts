import { fail, mutationPayload, succeed } from '@lokke/http-client';
import { type AdminResult, command, mutation } from '../client.ts';

const NOBODY = { kind: 'unreadable', message: 'There is no such customer' } as const;

/**
 * Tells whether the shop knows that the address is the customer's. Not `state`: an account is ENABLED once it has a
 * password, and the newer accounts have none.
 */
export const isCustomerEmailVerified = mutation(
  'CustomerEmail',
  ({ customer }): AdminResult<boolean> =>
    customer === null ? fail(NOBODY) : succeed(customer.verifiedEmail),
);

/** Needs the scope `write_customer_data_erasure`. Shopify erases after ten days, and later after a recent order. */
export const customerRequestDataErasure = command(
  'CustomerRequestDataErasure',
  (data) => data.customerRequestDataErasure,
);

/** The metafield's value as it is stored, or null when the customer has none of that name. */
export const customerMetafield = mutation(
  'CustomerMetafield',
  ({ customer }): AdminResult<string | null> =>
    customer === null ? fail(NOBODY) : succeed(customer.metafield?.value ?? null),
);

/** Writes all or none; at most 25 at a time. */
export const metafieldsSet = command('MetafieldsSet', (data) => data.metafieldsSet);

/** Returns how many existed; deleting a missing one is no error. */
export const metafieldsDelete = mutation('MetafieldsDelete', (data): AdminResult<number> => {
  const payload = mutationPayload(data.metafieldsDelete);
  if (!payload.ok) return payload;
  return succeed((payload.value.deletedMetafields ?? []).filter((one) => one !== null).length);
});
