import { type GraphqlContext, requestError, wireDateTime } from '../../protocol/index.ts';
import {
  definitionsOf,
  FIELD_TYPES,
  findDefinition,
  type MetaobjectDefinition,
  type MetaobjectFault,
  putDefinition,
  type Validation,
} from '../metaobjects/index.ts';
import { fault, toUserErrors } from './admin-metaobject.ts';

type Maybe<Value> = Value | null | undefined;
type Enabled = Maybe<{ readonly enabled: boolean }>;

interface FieldInput {
  readonly key: string;
  readonly name?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly required?: Maybe<boolean>;
  readonly type: string;
  readonly validations?: Maybe<readonly Validation[]>;
  readonly capabilities?: Maybe<{ readonly adminFilterable?: Enabled }>;
}

interface DefinitionInput {
  readonly type: string;
  readonly name?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly displayNameKey?: Maybe<string>;
  readonly access?: Maybe<{
    readonly admin?: Maybe<string>;
    readonly storefront?: Maybe<'NONE' | 'PUBLIC_READ'>;
    readonly customerAccount?: Maybe<'NONE' | 'READ'>;
  }>;
  readonly capabilities?: Maybe<{
    readonly publishable?: Enabled;
    readonly translatable?: Enabled;
    readonly renderable?: Enabled;
    readonly onlineStore?: Enabled;
  }>;
  readonly fieldDefinitions: readonly FieldInput[];
}

/** Shopify counts a shop's definitions and those of its own together. */
const FIRST_NUMBER = 1_001;
const MAX_DEFINITIONS = 128;
const PLACE = ['definition'];

export function createDefinition(
  { store, shop, ids, now }: GraphqlContext,
  { definition: input }: { readonly definition: DefinitionInput },
) {
  if (input.capabilities?.onlineStore?.enabled === true) {
    throw requestError(
      'NOT_SERVED',
      'The capability onlineStore is not served by the embedded platform',
    );
  }
  return store.write((sql) => {
    const known = definitionsOf(sql, shop.key);
    const definition = definitionOf(input, wireDateTime(now()));
    const faults = [
      ...typeFaults(definition.type),
      ...input.fieldDefinitions.flatMap(fieldFaults),
      ...wholeFaults(definition),
    ];
    if (findDefinition(sql, shop.key, definition.type) !== null) {
      faults.push(fault('TAKEN', [...PLACE, 'type'], 'Type has already been taken'));
    } else if (known.length >= MAX_DEFINITIONS) {
      const message = `Total definition count exceeds the limit of ${MAX_DEFINITIONS}`;
      faults.push(fault('MAX_DEFINITIONS_EXCEEDED', PLACE, message));
    }
    if (faults.length > 0) return { metaobjectDefinition: null, userErrors: toUserErrors(faults) };
    const numbered = { ...definition, id: FIRST_NUMBER - 1 + ids.next('MetaobjectDefinition') };
    putDefinition(sql, shop.key, numbered);
    return { metaobjectDefinition: numbered, userErrors: [] };
  });
}

function definitionOf(input: DefinitionInput, createdAt: string): MetaobjectDefinition {
  const { access, capabilities } = input;
  const type = input.type.toLowerCase();
  return {
    id: 0,
    type,
    name: input.name ?? type,
    description: input.description ?? null,
    displayNameKey: input.displayNameKey ?? null,
    fieldDefinitions: input.fieldDefinitions.map((field) => ({
      key: field.key,
      type: field.type,
      name: field.name ?? field.key,
      description: field.description ?? null,
      isRequired: field.required ?? false,
      isAdminFilterable: field.capabilities?.adminFilterable?.enabled ?? false,
      validations: field.validations ?? [],
    })),
    isPublishable: capabilities?.publishable?.enabled ?? false,
    isTranslatable: capabilities?.translatable?.enabled ?? false,
    isRenderable: capabilities?.renderable?.enabled ?? false,
    admin: access?.admin ?? 'PUBLIC_READ_WRITE',
    storefront: access?.storefront ?? 'NONE',
    customerAccount: access?.customerAccount ?? 'NONE',
    createdAt,
    updatedAt: createdAt,
  };
}

function typeFaults(type: string): readonly MetaobjectFault[] {
  if (/^(\$app:)?[\w-]{3,255}$/.test(type)) return [];
  const message =
    'Type must have 3 to 255 characters: alphanumeric characters, underscores, and dashes';
  return [fault('INVALID', [...PLACE, 'type'], message)];
}

function fieldFaults(
  { key, type }: FieldInput,
  index: number,
  fields: readonly FieldInput[],
): readonly MetaobjectFault[] {
  const place = [...PLACE, 'fieldDefinitions', String(index)];
  const faults: MetaobjectFault[] = [];
  if (!/^[\w-]{2,64}$/.test(key)) {
    const message = 'Key must have 2 to 64 alphanumeric characters, underscores, or dashes';
    faults.push(fault('INVALID', place, message, key));
  }
  if (!FIELD_TYPES.includes(type)) {
    const message = `Type name ${type} is not a valid type. Valid types are: ${FIELD_TYPES.join(', ')}.`;
    faults.push(fault('INCLUSION', place, message, key));
  }
  if (fields.findIndex((field) => field.key === key) < index) {
    const message = `Field "${key}" duplicates other inputs`;
    faults.push(fault('DUPLICATE_FIELD_INPUT', place, message, key));
  }
  return faults;
}

function wholeFaults({ displayNameKey, fieldDefinitions }: MetaobjectDefinition) {
  if (displayNameKey === null || fieldDefinitions.some(({ key }) => key === displayNameKey)) {
    return [];
  }
  const message = `Field definition "${displayNameKey}" does not exist`;
  return [fault('UNDEFINED_OBJECT_FIELD', [...PLACE, 'displayNameKey'], message)];
}
