import { succeed } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';
import { mutate } from './mutate.ts';

const REQUEST_ERASURE = `
mutation CustomerRequestDataErasure($customerId: ID!) {
  customerRequestDataErasure(customerId: $customerId) {
    customerId
    userErrors { code field message }
  }
}
`;

/** Needs the scope `write_customer_data_erasure`. Shopify erases after ten days, and later after a recent order. */
export async function customerRequestDataErasure(
  client: AdminClient,
  customerId: string,
): Promise<AdminResult<null>> {
  const payload = await mutate(client, 'customerRequestDataErasure', REQUEST_ERASURE, {
    customerId,
  });
  return payload.ok ? succeed(null) : payload;
}
