import type { AdminClient } from '../client.ts';
import { type AdminResult, fail, succeed } from '../failure.ts';
import { recordOf } from '../record.ts';
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

/** Answers how many were there; one that was not is gone all the same. */
export async function metafieldsDelete(
  client: AdminClient,
  metafields: readonly MetafieldIdentifier[],
): Promise<AdminResult<number>> {
  const result = await client.request(METAFIELDS_DELETE, { metafields });
  if (!result.ok) return result;
  const payload = recordOf(result.value['metafieldsDelete']);
  if (payload === null) {
    return fail({ kind: 'unreadable', message: 'The mutation answered nothing' });
  }
  const userErrors = userErrorsIn(payload);
  if (userErrors.length > 0) return fail({ kind: 'userErrors', userErrors });
  const deleted: unknown = payload['deletedMetafields'];
  return succeed(Array.isArray(deleted) ? deleted.filter((one) => one !== null).length : 0);
}
