import { asRecord, asString, fail, succeed } from '@lokke/http-client';
import type { AdminClient, AdminResult } from '../client.ts';
import { mutate } from './mutate.ts';

const DEFINITION_BY_TYPE = `
query MetaobjectDefinitionByType($type: String!) {
  metaobjectDefinitionByType(type: $type) { id }
}
`;

const DEFINITION_CREATE = `
mutation MetaobjectDefinitionCreate($definition: MetaobjectDefinitionCreateInput!) {
  metaobjectDefinitionCreate(definition: $definition) {
    metaobjectDefinition { id }
    userErrors { code field message }
  }
}
`;

export interface MetaobjectDefinitionInput {
  readonly type: string;
  readonly name: string;
  readonly access: { readonly storefront: 'PUBLIC_READ' | 'NONE' };
  /** Entries are drafts until they are made active. */
  readonly capabilities: { readonly publishable: { readonly enabled: boolean } };
  readonly fieldDefinitions: readonly {
    readonly key: string;
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
    readonly validations?: readonly { readonly name: string; readonly value: string }[];
  }[];
}

/** The definition's id, or null when the shop has none of that type. */
export async function metaobjectDefinitionByType(
  client: AdminClient,
  type: string,
): Promise<AdminResult<string | null>> {
  const result = await client.request(DEFINITION_BY_TYPE, { type });
  if (!result.ok) return result;
  return succeed(asString(asRecord(result.value['metaobjectDefinitionByType'])?.['id']));
}

export async function metaobjectDefinitionCreate(
  client: AdminClient,
  definition: MetaobjectDefinitionInput,
): Promise<AdminResult<string>> {
  const name = 'metaobjectDefinitionCreate';
  const made = await mutate(client, name, DEFINITION_CREATE, { definition });
  if (!made.ok) return made;
  const id = asString(asRecord(made.value['metaobjectDefinition'])?.['id']);
  return id === null ? fail({ kind: 'unreadable', message: 'No definition' }) : succeed(id);
}
