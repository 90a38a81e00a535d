import { asArray, asRecord, asString, fail, succeed } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';
import { mutate } from './mutate.ts';

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

const METAFIELDS_SET = `
mutation MetafieldsSet($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) {
    metafields { id }
    userErrors { code field message }
  }
}
`;

export interface MetafieldInput {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

/** Writes all or none; at most 25 at a time. */
export async function metafieldsSet(
  client: AdminClient,
  metafields: readonly MetafieldInput[],
): Promise<AdminResult<null>> {
  const payload = await mutate(client, 'metafieldsSet', METAFIELDS_SET, { metafields });
  return payload.ok ? succeed(null) : payload;
}

const METAFIELDS_DELETE = `
mutation MetafieldsDelete($metafields: [MetafieldIdentifierInput!]!) {
  metafieldsDelete(metafields: $metafields) {
    deletedMetafields { ownerId namespace key }
    userErrors { field message }
  }
}
`;

export interface MetafieldIdentifier {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
}

/** Returns how many existed; deleting a missing one is no error. */
export async function metafieldsDelete(
  client: AdminClient,
  metafields: readonly MetafieldIdentifier[],
): Promise<AdminResult<number>> {
  const payload = await mutate(client, 'metafieldsDelete', METAFIELDS_DELETE, { metafields });
  if (!payload.ok) return payload;
  return succeed(asArray(payload.value['deletedMetafields']).filter((one) => one !== null).length);
}
