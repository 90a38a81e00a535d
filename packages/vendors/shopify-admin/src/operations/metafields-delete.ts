import { asRecord, fail, succeed } from '@lokke/http-client';
import type { AdminClient } from '../client.ts';
import type { AdminResult } from '../failure.ts';
import { userErrorsIn } from './user-errors.ts';

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
  const result = await client.request(METAFIELDS_DELETE, { metafields });
  if (!result.ok) return result;
  const payload = asRecord(result.value['metafieldsDelete']);
  if (payload === null) {
    return fail({ kind: 'unreadable', message: 'The mutation returned nothing' });
  }
  const userErrors = userErrorsIn(payload);
  if (userErrors.length > 0) return fail({ kind: 'userErrors', userErrors });
  const deleted: unknown = payload['deletedMetafields'];
  return succeed(Array.isArray(deleted) ? deleted.filter((one) => one !== null).length : 0);
}
