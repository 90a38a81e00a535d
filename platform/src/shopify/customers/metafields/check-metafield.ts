import {
  type GraphqlContext,
  judgeMetafieldValue,
  wrongValueMessage,
} from '../../../protocol/index.ts';
import { readCatalogue } from '../../catalogue/index.ts';
import { findMetaobjects, metaobjectNumber } from '../../metaobjects/index.ts';

export interface MetafieldInput {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

export interface MetafieldFault {
  readonly code: string;
  /** Field of the input that is wrong. */
  readonly name: string;
  readonly message: string;
}

const LENGTHS = {
  namespace: { label: 'Namespace', least: 3, most: 255 },
  key: { label: 'Key', least: 2, most: 64 },
} as const;
const MAX_LIST_LENGTH = 128;

function nameFault(name: keyof typeof LENGTHS, given: string): MetafieldFault | null {
  const { label, least, most } = LENGTHS[name];
  if (given.length < least) {
    const message = `${label} is too short (minimum is ${least} characters)`;
    return { code: 'TOO_SHORT', name, message };
  }
  if (given.length > most) {
    const message = `${label} is too long (maximum is ${most} characters)`;
    return { code: 'TOO_LONG', name, message };
  }
  if (/^[\w$-]+$/.test(given)) return null;
  const message = `${label} contains one or more invalid characters.`;
  return { code: 'INVALID_VALUE', name, message };
}

function listOf(value: string): readonly string[] | null {
  try {
    const list: unknown = JSON.parse(value);
    const isList = Array.isArray(list) && list.every((item) => typeof item === 'string');
    return isList ? list : null;
  } catch {
    return null;
  }
}

/** Tells whether a reference of that type leads somewhere; undefined for types of plain values. */
function finderOf({ store, shop }: GraphqlContext, type: string) {
  const { productById, variantById, collectionById } = readCatalogue(store, shop.key);
  const finders: Readonly<Record<string, (id: string) => boolean>> = {
    product_reference: (id) => productById.has(id),
    variant_reference: (id) => variantById.has(id),
    collection_reference: (id) => collectionById.has(id),
    metaobject_reference: (id) =>
      findMetaobjects(store.read, shop.key, [metaobjectNumber(id) ?? 0]).length > 0,
  };
  return Object.hasOwn(finders, type) ? finders[type] : undefined;
}

function invalidValue(message: string): MetafieldFault {
  return { code: 'INVALID_VALUE', name: 'value', message };
}

function valueFault(
  context: GraphqlContext,
  { type, value }: MetafieldInput,
): MetafieldFault | null {
  if (type === '') return { code: 'BLANK', name: 'type', message: "Type can't be blank" };
  if (value === '') return { code: 'BLANK', name: 'value', message: "Value can't be blank" };
  const isList = type.startsWith('list.');
  const items = isList ? listOf(value) : [value];
  if (items !== null && items.length > MAX_LIST_LENGTH) {
    return invalidValue(`Value exceeds the maximum of ${MAX_LIST_LENGTH} items.`);
  }
  const target = type.replace(/^list\./, '');
  const hasTarget = finderOf(context, target);
  if (hasTarget !== undefined) {
    if (items === null) return invalidValue(`Value must be a list of ${target}.`);
    const gone = items.find((id) => !hasTarget(id));
    return gone === undefined
      ? null
      : invalidValue(`Value references non-existent resource ${gone}.`);
  }
  switch (judgeMetafieldValue(type, value)) {
    case 'fits':
      return null;
    case 'unknown type':
      return { code: 'INVALID_TYPE', name: 'type', message: `Type '${type}' is not supported.` };
    case 'wrong value':
      return invalidValue(wrongValueMessage(type));
  }
}

/** Returns the first thing that is wrong with a metafield, or null. */
export function checkMetafield(
  context: GraphqlContext,
  input: MetafieldInput,
): MetafieldFault | null {
  return (
    nameFault('namespace', input.namespace) ??
    nameFault('key', input.key) ??
    valueFault(context, input)
  );
}
