import { asRecord, asString, fail, succeed } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';
import { mutate } from './mutate.ts';

const METAOBJECT_CREATE = `
mutation MetaobjectCreate($metaobject: MetaobjectCreateInput!) {
  metaobjectCreate(metaobject: $metaobject) {
    metaobject { id handle }
    userErrors { code field message }
  }
}
`;

const METAOBJECT_DELETE = `
mutation MetaobjectDelete($id: ID!) {
  metaobjectDelete(id: $id) {
    deletedId
    userErrors { code field message }
  }
}
`;

export interface MetaobjectInput {
  readonly type: string;
  /** Unique among those of its type; in small letters. */
  readonly handle: string;
  readonly fields: readonly { readonly key: string; readonly value: string }[];
}

/**
 * Makes a draft, which no storefront reads; `taken` where the handle is. Shopify then makes one with a handle of its
 * own beside it, which goes again.
 */
export async function metaobjectCreate(
  client: AdminClient,
  input: MetaobjectInput,
): Promise<AdminResult<'created' | 'taken'>> {
  const metaobject = { ...input, capabilities: { publishable: { status: 'DRAFT' } } };
  const payload = await mutate(client, 'metaobjectCreate', METAOBJECT_CREATE, { metaobject });
  if (!payload.ok) {
    const { failure } = payload;
    const isTaken =
      failure.kind === 'userErrors' && failure.userErrors.some(({ code }) => code === 'TAKEN');
    return isTaken ? succeed('taken') : fail(failure);
  }
  const made = asRecord(payload.value['metaobject']);
  const id = asString(made?.['id']);
  if (id === null || asString(made?.['handle']) === input.handle) return succeed('created');
  const deleted = await mutate(client, 'metaobjectDelete', METAOBJECT_DELETE, { id });
  return deleted.ok ? succeed('taken') : fail(deleted.failure);
}
