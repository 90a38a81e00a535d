import { valueFault, writtenValue } from './check-value.ts';
import type { MetaobjectDefinition } from './metaobject.ts';
import type { MetaobjectFields } from './metaobject-rows.ts';

export interface MetaobjectFault {
  readonly code: string;
  readonly field: readonly string[];
  readonly message: string;
  readonly elementKey: string | null;
  readonly elementIndex?: number | null;
}

export interface FieldInput {
  readonly key: string;
  readonly value: string;
}

/** Merges fields over those before, and returns what is wrong with them. An empty value takes a field away. */
export function mergeFields(
  { fieldDefinitions }: MetaobjectDefinition,
  before: MetaobjectFields,
  given: readonly FieldInput[],
): { readonly fields: MetaobjectFields; readonly faults: readonly MetaobjectFault[] } {
  const known = fieldDefinitions.map(({ key }) => key);
  const fields = new Map(Object.entries(before).filter(([key]) => known.includes(key)));
  const faults: MetaobjectFault[] = [];
  const places = new Map<string, readonly string[]>();
  given.forEach(({ key, value }, index) => {
    const field = ['metaobject', 'fields', String(index)];
    const definition = fieldDefinitions.find((one) => one.key === key);
    if (definition === undefined) {
      const message = `Field definition "${key}" does not exist`;
      faults.push({ code: 'UNDEFINED_OBJECT_FIELD', field, message, elementKey: key });
      return;
    }
    const isDouble = places.has(key);
    places.set(key, field);
    if (isDouble) {
      const message = `Field "${key}" duplicates other inputs`;
      faults.push({ code: 'DUPLICATE_FIELD_INPUT', field, message, elementKey: key });
    }
    // Neither of two doubles counts.
    if (isDouble || value === '') {
      fields.delete(key);
      return;
    }
    const fault = valueFault(definition, value);
    fields.set(key, fault === null ? writtenValue(definition.type, value) : value);
    if (fault !== null) faults.push({ code: 'INVALID_VALUE', field, elementKey: key, ...fault });
  });
  for (const { key, name, isRequired } of fieldDefinitions) {
    if (!isRequired || fields.has(key)) continue;
    faults.push({
      code: 'OBJECT_FIELD_REQUIRED',
      field: places.get(key) ?? ['metaobject'],
      message: `${name} can't be blank`,
      elementKey: key,
    });
  }
  return { fields: Object.fromEntries(fields), faults };
}
