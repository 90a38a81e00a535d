import { asRecord, fail, succeed } from '@lokke/http-client';
import type { AdminClient } from '../client.ts';
import type { AdminResult } from '../failure.ts';
import { userErrorsIn } from './user-errors.ts';

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
  const result = await client.request(METAFIELDS_SET, { metafields });
  if (!result.ok) return result;
  const payload = asRecord(result.value['metafieldsSet']);
  if (payload === null) {
    return fail({ kind: 'unreadable', message: 'The mutation returned nothing' });
  }
  const userErrors = userErrorsIn(payload);
  return userErrors.length > 0 ? fail({ kind: 'userErrors', userErrors }) : succeed(null);
}
