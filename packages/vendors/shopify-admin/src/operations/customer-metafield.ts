import type { AdminClient } from '../client.ts';
import { type AdminResult, fail, succeed } from '../failure.ts';
import { recordOf, textOf } from '../record.ts';

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
  const customer = recordOf(result.value['customer']);
  if (customer === null) return fail({ kind: 'unreadable', message: 'There is no such customer' });
  return succeed(textOf(recordOf(customer['metafield'])?.['value']));
}
