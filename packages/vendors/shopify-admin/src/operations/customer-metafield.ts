import { asRecord, asString, fail, succeed } from '@lokke/http-client';
import type { AdminClient } from '../client.ts';
import type { AdminResult } from '../failure.ts';

const CUSTOMER_METAFIELD = `
query CustomerMetafield($id: ID!, $namespace: String!, $key: String!) {
  customer(id: $id) {
    id
    metafield(namespace: $namespace, key: $key) { value }
  }
}
`;

export interface MetafieldName {
  readonly customerId: string;
  readonly namespace: string;
  readonly key: string;
}

/** The metafield's value as it is stored, or null when the customer has none of that name. */
export async function customerMetafield(
  client: AdminClient,
  { customerId, namespace, key }: MetafieldName,
): Promise<AdminResult<string | null>> {
  const variables = { id: customerId, namespace, key };
  const result = await client.request(CUSTOMER_METAFIELD, variables);
  if (!result.ok) return result;
  const customer = asRecord(result.value['customer']);
  if (customer === null) return fail({ kind: 'unreadable', message: 'There is no such customer' });
  return succeed(asString(asRecord(customer['metafield'])?.['value']));
}
