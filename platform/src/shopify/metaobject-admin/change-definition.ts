import { type GraphqlContext, requestError, wireDateTime } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import {
  definitionNumber,
  definitionsOf,
  dropField,
  type FieldDefinition,
  findDefinition,
  type MetaobjectDefinition,
  type MetaobjectFault,
  putDefinition,
  REVIEW_TYPE,
  removeDefinition,
} from '../metaobjects/index.ts';
import { toUserErrors } from './admin-metaobject.ts';
import {
  duplicateFault,
  fault,
  fieldFaults,
  textFaults,
  typeFaults,
  wholeFaults,
} from './check-definition.ts';
import type {
  ChangedDefinitionInput,
  ChangedFieldInput,
  NewDefinitionInput,
  NewFieldInput,
} from './definition-input.ts';

/** Shopify counts those of a shop and those that it made itself together. */
const FIRST_NUMBER = 1_001;
/** In a shop, the standard one among them. */
const MAX_DEFINITIONS = 128;

const refused = (faults: readonly MetaobjectFault[]) => ({
  metaobjectDefinition: null,
  userErrors: toUserErrors(faults),
});
const GONE = fault('RECORD_NOT_FOUND', ['id'], 'Record not found');

export function createDefinition(
  { store, shop, ids, now }: GraphqlContext,
  { definition: input }: { readonly definition: NewDefinitionInput },
) {
  const type = input.type.toLowerCase();
  return store.write((sql) => {
    const faults = [...typeFaults(type), ...textFaults(input)];
    if (faults.length > 0) return refused(faults);
    if (findDefinition(sql, shop.key, type) !== null) {
      return refused([fault('TAKEN', ['definition', 'type'], 'Type has already been taken')]);
    }
    if (definitionsOf(sql, shop.key).length >= MAX_DEFINITIONS) {
      const message = `Total definition count exceeds the limit of ${MAX_DEFINITIONS}`;
      return refused([fault('MAX_DEFINITIONS_EXCEEDED', ['definition'], message)]);
    }
    const createdAt = wireDateTime(now());
    const blank: MetaobjectDefinition = {
      id: 0,
      type,
      name: input.name ?? type,
      description: null,
      displayNameKey: null,
      fieldDefinitions: [],
      isPublishable: false,
      isTranslatable: false,
      isRenderable: false,
      admin: 'PUBLIC_READ_WRITE',
      storefront: 'NONE',
      customerAccount: 'NONE',
      createdAt,
      updatedAt: createdAt,
    };
    const fields = input.fieldDefinitions.map(fieldOf);
    const made = { ...withChanges(blank, input), fieldDefinitions: fields };
    const ofFields = input.fieldDefinitions.flatMap((field, index) => {
      const place = ['definition', 'fieldDefinitions', String(index)];
      const isDouble = input.fieldDefinitions.findIndex(({ key }) => key === field.key) < index;
      return isDouble ? [duplicateFault(field.key, place)] : fieldFaults(field, place);
    });
    const found = ofFields.length > 0 ? ofFields : wholeFaults(made, input.capabilities);
    if (found.length > 0) return refused(found);
    const definition = { ...made, id: FIRST_NUMBER - 1 + ids.next('MetaobjectDefinition') };
    putDefinition(sql, shop.key, definition);
    return { metaobjectDefinition: definition, userErrors: [] };
  });
}

export function updateDefinition(
  { store, shop, now }: GraphqlContext,
  { id, definition: input }: { readonly id: string; readonly definition: ChangedDefinitionInput },
) {
  return store.write((sql) => {
    const before = definitionById(sql, shop.key, id);
    if (before === null) return refused([GONE]);
    if (before.type === REVIEW_TYPE) return refused([immutable('updated')]);
    const { fields, faults } = changedFields(before, input);
    const found = [...textFaults(input), ...faults];
    if (found.length > 0) return refused(found);
    const definition = {
      ...withChanges(before, input),
      fieldDefinitions: fields,
      updatedAt: wireDateTime(now()),
    };
    const problems = wholeFaults(definition, input.capabilities);
    if (problems.length > 0) return refused(problems);
    // Also where a field of another type takes the key at once.
    for (const operation of input.fieldDefinitions ?? []) {
      if (operation.delete) dropField(sql, shop.key, before.type, operation.delete.key);
    }
    putDefinition(sql, shop.key, definition);
    return { metaobjectDefinition: definition, userErrors: [] };
  });
}

export function deleteDefinition({ store, shop }: GraphqlContext, { id }: { readonly id: string }) {
  return store.write((sql) => {
    const found = definitionById(sql, shop.key, id);
    if (found === null) return { deletedId: null, userErrors: toUserErrors([GONE]) };
    if (found.type === REVIEW_TYPE) {
      return { deletedId: null, userErrors: toUserErrors([immutable('deleted')]) };
    }
    removeDefinition(sql, shop.key, found);
    return { deletedId: id, userErrors: [] };
  });
}

export function definitionById(sql: Sql, shop: string, id: string): MetaobjectDefinition | null {
  const number = definitionNumber(id);
  return definitionsOf(sql, shop).find((one) => one.id === number) ?? null;
}

function immutable(change: string): MetaobjectFault {
  const message = `Standard metaobject definitions can't be ${change}`;
  return fault('IMMUTABLE', ['definition'], message);
}

function withChanges(
  before: MetaobjectDefinition,
  {
    name,
    description,
    displayNameKey,
    access,
    capabilities,
  }: Omit<ChangedDefinitionInput, 'fieldDefinitions'>,
): MetaobjectDefinition {
  if (capabilities?.onlineStore?.enabled === true) {
    throw requestError(
      'NOT_SERVED',
      'The capability onlineStore is not served by the embedded platform',
    );
  }
  return {
    ...before,
    name: name ?? before.name,
    description: description === undefined ? before.description : description,
    displayNameKey: displayNameKey === undefined ? before.displayNameKey : displayNameKey,
    admin: access?.admin ?? before.admin,
    storefront: access?.storefront ?? before.storefront,
    customerAccount: access?.customerAccount ?? before.customerAccount,
    isPublishable: capabilities?.publishable?.enabled ?? before.isPublishable,
    isTranslatable: capabilities?.translatable?.enabled ?? before.isTranslatable,
    isRenderable: capabilities?.renderable?.enabled ?? before.isRenderable,
  };
}

function fieldOf(input: NewFieldInput): FieldDefinition {
  const { key, type } = input;
  const blank = {
    ...{ key, type, name: key, description: null, validations: [] },
    isRequired: false,
    isAdminFilterable: false,
  };
  return withFieldChanges(blank, input);
}

function withFieldChanges(before: FieldDefinition, input: ChangedFieldInput): FieldDefinition {
  return {
    ...before,
    name: input.name ?? before.name,
    description: input.description === undefined ? before.description : input.description,
    isRequired: input.required ?? before.isRequired,
    isAdminFilterable: input.capabilities?.adminFilterable?.enabled ?? before.isAdminFilterable,
    validations: input.validations ?? before.validations,
  };
}

/** The fields after the operations in their order, and what is wrong with those. */
function changedFields(
  { fieldDefinitions }: MetaobjectDefinition,
  { fieldDefinitions: operations, resetFieldOrder }: ChangedDefinitionInput,
) {
  const fields = new Map(fieldDefinitions.map((field) => [field.key, field]));
  const faults: MetaobjectFault[] = [];
  const created = new Set<string>();
  const touched: string[] = [];
  for (const [index, operation] of (operations ?? []).entries()) {
    const place = ['definition', 'fieldDefinitions', String(index)];
    const { create, update, delete: drop } = operation;
    const missing = (key: string, kind: string) =>
      fault(
        'UNDEFINED_OBJECT_FIELD',
        [...place, kind, 'key'],
        `Field definition "${key}" does not exist`,
        key,
      );
    if (create) {
      const { key } = create;
      const own = fieldFaults(create, [...place, 'create']);
      faults.push(...own);
      if (created.has(key)) faults.push(duplicateFault(key, place));
      else if (fields.has(key)) {
        const message = `Field definition "${key}" is already taken`;
        faults.push(fault('OBJECT_FIELD_TAKEN', [...place, 'create', 'key'], message, key));
      } else fields.set(key, fieldOf(create));
      created.add(key);
      touched.push(key);
    }
    if (update) {
      const before = fields.get(update.key);
      if (before === undefined) faults.push(missing(update.key, 'update'));
      else fields.set(update.key, withFieldChanges(before, update));
      touched.push(update.key);
    }
    if (drop && !fields.delete(drop.key)) faults.push(missing(drop.key, 'delete'));
  }
  const first = resetFieldOrder ? touched.flatMap((key) => fields.get(key) ?? []) : [];
  const rest = [...fields.values()].filter((field) => !first.includes(field));
  return { fields: [...first, ...rest], faults };
}
