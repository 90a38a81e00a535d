import { gid } from '../../protocol/index.ts';
import {
  categoryOf,
  displayNameOf,
  type FieldDefinition,
  jsonOfValue,
  type Metaobject,
  type MetaobjectDefinition,
  type MetaobjectFault,
  metaobjectGid,
  servedValue,
} from '../metaobjects/index.ts';

export function fault(
  code: string,
  field: readonly string[],
  message: string,
  elementKey: string | null = null,
): MetaobjectFault {
  return { code, field, message, elementKey };
}

export function toUserErrors(faults: readonly MetaobjectFault[]) {
  return faults.map((one) => ({ __typename: 'MetaobjectUserError', elementIndex: null, ...one }));
}

/** Returns a metaobject as the Admin API answers. */
export function adminMetaobject(
  metaobject: Metaobject,
  definition: MetaobjectDefinition,
  baseUrl: string,
) {
  const { handle, type, status, fields, createdAt, updatedAt } = metaobject;
  return {
    __typename: 'Metaobject' as const,
    id: metaobjectGid(metaobject),
    handle,
    type,
    displayName: displayNameOf(definition, metaobject),
    definition,
    createdAt,
    updatedAt,
    capabilities: {
      publishable: definition.isPublishable ? { status } : null,
      onlineStore: null,
    },
    fields: definition.fieldDefinitions.map((defined) => {
      const value = servedValue(defined.type, fields[defined.key] ?? null, baseUrl);
      return {
        key: defined.key,
        type: defined.type,
        value,
        jsonValue: jsonOfValue(defined.type, value),
        definition: adminField(defined),
      };
    }),
  };
}

export type AdminMetaobject = ReturnType<typeof adminMetaobject>;

function adminField(field: FieldDefinition) {
  const { key, name, description, isRequired, isAdminFilterable, type, validations } = field;
  return {
    key,
    name,
    description,
    validations,
    required: isRequired,
    type: { name: type, category: categoryOf(type) },
    capabilities: { adminFilterable: { enabled: isAdminFilterable } },
  };
}

/** Fields of a definition that the Admin API names otherwise. */
export function definitionFields(definition: MetaobjectDefinition) {
  const { id, admin, storefront, customerAccount, fieldDefinitions } = definition;
  return {
    id: gid('MetaobjectDefinition', id),
    access: { admin, storefront, customerAccount },
    capabilities: {
      publishable: { enabled: definition.isPublishable },
      translatable: { enabled: definition.isTranslatable },
      renderable: { enabled: definition.isRenderable },
      onlineStore: { enabled: false },
    },
    fieldDefinitions: fieldDefinitions.map(adminField),
  };
}
