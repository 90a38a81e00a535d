import { fail, succeed } from '@lokke/http-client';
import type { AdminClient } from '../client.ts';
import type { AdminResult } from '../failure.ts';
import { mutate } from './mutate.ts';

const METAOBJECT_CREATE = `
mutation MetaobjectCreate($metaobject: MetaobjectCreateInput!) {
  metaobjectCreate(metaobject: $metaobject) {
    metaobject { id }
    userErrors { code field message }
  }
}
`;

export interface MetaobjectInput {
  readonly type: string;
  /** Unique among those of its type. */
  readonly handle: string;
  readonly fields: readonly { readonly key: string; readonly value: string }[];
}

/** Makes a draft, which no storefront reads; `taken` where the handle is. */
export async function metaobjectCreate(
  client: AdminClient,
  input: MetaobjectInput,
): Promise<AdminResult<'created' | 'taken'>> {
  const metaobject = { ...input, capabilities: { publishable: { status: 'DRAFT' } } };
  const payload = await mutate(client, 'metaobjectCreate', METAOBJECT_CREATE, { metaobject });
  if (payload.ok) return succeed('created');
  const { failure } = payload;
  const isTaken =
    failure.kind === 'userErrors' && failure.userErrors.some(({ code }) => code === 'TAKEN');
  return isTaken ? succeed('taken') : fail(failure);
}
