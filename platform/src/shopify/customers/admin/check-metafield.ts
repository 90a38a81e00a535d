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
  readonly code: 'BLANK' | 'INVALID_TYPE' | 'INVALID_VALUE' | 'TOO_LONG' | 'TOO_SHORT';
  readonly name: 'namespace' | 'key' | 'type' | 'value';
  readonly message: string;
}

const NAME = /^[\w$-]+$/;
const LENGTHS = { namespace: { least: 3, most: 255 }, key: { least: 2, most: 64 } } as const;
const MAX_LIST_LENGTH = 128;

function checkName(name: 'namespace' | 'key', given: string): MetafieldFault | null {
  const { least, most } = LENGTHS[name];
  const label = name === 'key' ? 'Key' : 'Namespace';
  if (given.length < least) {
    const message = `${label} is too short (minimum is ${least} characters)`;
    return { code: 'TOO_SHORT', name, message };
  }
  if (given.length > most) {
    const message = `${label} is too long (maximum is ${most} characters)`;
    return { code: 'TOO_LONG', name, message };
  }
  if (NAME.test(given)) return null;
  return {
    code: 'INVALID_VALUE',
    name,
    message: `${label} contains one or more invalid characters.`,
  };
}

const TARGETS = [
  'product_reference',
  'variant_reference',
  'collection_reference',
  'metaobject_reference',
] as const;
type Target = (typeof TARGETS)[number];

function listOf(value: string): readonly string[] | null {
  try {
    const list: unknown = JSON.parse(value);
    const isList = Array.isArray(list) && list.every((item) => typeof item === 'string');
    return isList ? list : null;
  } catch {
    return null;
  }
}

function exists({ store, shop }: GraphqlContext, target: Target, id: string): boolean {
  const { productById, variantById, collectionById } = readCatalogue(store, shop.key);
  switch (target) {
    case 'product_reference':
      return productById.has(id);
    case 'variant_reference':
      return variantById.has(id);
    case 'collection_reference':
      return collectionById.has(id);
    case 'metaobject_reference':
      return findMetaobjects(store.read, shop.key, [metaobjectNumber(id) ?? 0]).length > 0;
  }
}

function checkReferences(context: GraphqlContext, target: Target, metafieldInput: MetafieldInput) {
  const ids = metafieldInput.type.startsWith('list.')
    ? listOf(metafieldInput.value)
    : [metafieldInput.value];
  if (ids === null) return invalidValue(`Value must be a list of ${target}.`);
  const gone = ids.find((id) => !exists(context, target, id));
  return gone === undefined
    ? null
    : invalidValue(`Value references non-existent resource ${gone}.`);
}

function invalidValue(message: string): MetafieldFault {
  return { code: 'INVALID_VALUE', name: 'value', message };
}

function checkValue(
  context: GraphqlContext,
  metafieldInput: MetafieldInput,
): MetafieldFault | null {
  const { type, value } = metafieldInput;
  if (value === '') return { code: 'BLANK', name: 'value', message: "Value can't be blank" };
  const items = type.startsWith('list.') ? listOf(value) : null;
  if (items !== null && items.length > MAX_LIST_LENGTH) {
    return invalidValue(`Value exceeds the maximum of ${MAX_LIST_LENGTH} items.`);
  }
  const target = TARGETS.find((known) => type === known || type === `list.${known}`);
  if (target !== undefined) return checkReferences(context, target, metafieldInput);
  switch (judgeMetafieldValue(type, value)) {
    case 'fits':
      return null;
    case 'unknown type':
      return { code: 'INVALID_TYPE', name: 'type', message: `Type '${type}' is not supported.` };
    case 'wrong value':
      return invalidValue(wrongValueMessage(type));
  }
}

/** The first thing that is wrong with a metafield, or null. */
export function checkMetafield(
  context: GraphqlContext,
  metafieldInput: MetafieldInput,
): MetafieldFault | null {
  return (
    checkName('namespace', metafieldInput.namespace) ??
    checkName('key', metafieldInput.key) ??
    (metafieldInput.type === ''
      ? { code: 'BLANK', name: 'type', message: "Type can't be blank" }
      : checkValue(context, metafieldInput))
  );
}
