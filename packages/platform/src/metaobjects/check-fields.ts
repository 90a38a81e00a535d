import { judgeMetafieldValue, parseGid } from '../core/index.ts';
import type { FieldDefinition, MetaobjectDefinition, MetaobjectFields } from './metaobject.ts';

export interface MetaobjectFault {
  readonly code: string;
  readonly field: readonly string[];
  readonly message: string;
  readonly elementKey: string | null;
}

export interface FieldInput {
  readonly key: string;
  readonly value: string;
}

const REFERENCED: Readonly<Record<string, string>> = {
  customer_reference: 'Customer',
  order_reference: 'Order',
  product_reference: 'Product',
  variant_reference: 'ProductVariant',
  collection_reference: 'Collection',
  metaobject_reference: 'Metaobject',
};

function fits({ type }: FieldDefinition, value: string): boolean {
  const target = REFERENCED[type];
  if (target !== undefined) return parseGid(value)?.type === target;
  return judgeMetafieldValue(type, value) === 'fits';
}

/** The fields as given over those before, and what is wrong with them. An empty value takes a field away. */
export function mergeFields(
  { fieldDefinitions }: MetaobjectDefinition,
  before: MetaobjectFields,
  given: readonly FieldInput[],
): { readonly fields: MetaobjectFields; readonly faults: readonly MetaobjectFault[] } {
  const fields = new Map(Object.entries(before));
  const faults: MetaobjectFault[] = [];
  given.forEach(({ key, value }, index) => {
    const place = ['metaobject', 'fields', String(index)];
    const definition = fieldDefinitions.find((one) => one.key === key);
    if (definition === undefined) {
      const message = `Field definition "${key}" does not exist`;
      faults.push({ code: 'UNDEFINED_OBJECT_FIELD', field: place, message, elementKey: key });
    } else if (value === '') {
      fields.delete(key);
    } else if (fits(definition, value)) {
      fields.set(key, value);
    } else {
      const message = `Value is not a valid ${definition.type}.`;
      faults.push({ code: 'INVALID_VALUE', field: place, message, elementKey: key });
    }
  });
  for (const { key, name, isRequired } of fieldDefinitions) {
    if (!isRequired || fields.has(key) || faults.some(({ elementKey }) => elementKey === key)) {
      continue;
    }
    const message = `${name} can't be blank`;
    faults.push({
      code: 'OBJECT_FIELD_REQUIRED',
      field: ['metaobject'],
      message,
      elementKey: key,
    });
  }
  return { fields: Object.fromEntries(fields), faults };
}
