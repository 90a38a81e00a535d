import { gid } from '../../core/index.ts';
import {
  type Metaobject,
  type MetaobjectDefinition,
  metaobjectGid,
} from '../../metaobjects/index.ts';

/** A metaobject as the Admin API answers. */
export function adminMetaobject(
  metaobject: Metaobject,
  { fieldDefinitions }: MetaobjectDefinition,
) {
  const { handle, type, status, fields, createdAt, updatedAt } = metaobject;
  return {
    __typename: 'Metaobject' as const,
    id: metaobjectGid(metaobject),
    handle,
    type,
    displayName: fields['title'] ?? handle,
    createdAt,
    updatedAt,
    capabilities: { publishable: { status } },
    fields: fieldDefinitions.map((defined) => ({
      key: defined.key,
      type: defined.type,
      value: fields[defined.key] ?? null,
    })),
  };
}

export type AdminMetaobject = ReturnType<typeof adminMetaobject>;

export function adminDefinition({
  id,
  type,
  name,
  storefront,
  isPublishable,
  fieldDefinitions,
}: MetaobjectDefinition) {
  return {
    __typename: 'MetaobjectDefinition' as const,
    id: gid('MetaobjectDefinition', id),
    type,
    name,
    access: { storefront },
    capabilities: { publishable: { enabled: isPublishable } },
    fieldDefinitions: fieldDefinitions.map((defined) => ({
      key: defined.key,
      name: defined.name,
      required: defined.isRequired,
      type: { name: defined.type },
    })),
  };
}
