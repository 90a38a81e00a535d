import { judgeMetafieldValue, wrongValueMessage } from '../../../protocol/index.ts';
import type { CartMetafield } from '../cart.ts';

export interface MetafieldInput {
  /** Namespace and key in one: `salon.number`. */
  readonly key: string;
  readonly type: string;
  readonly value: string;
}

export interface MetafieldProblem {
  readonly code: 'INVALID_OWNER' | 'INVALID_TYPE' | 'INVALID_VALUE' | 'LESS_THAN_OR_EQUAL_TO';
  readonly elementIndex: number | null;
  readonly field: readonly string[];
  readonly message: string;
}

export const MAX_METAFIELDS_AT_ONCE = 25;

const NAMESPACE_AND_KEY = /^([A-Za-z0-9_$:-]{2,255})\.([A-Za-z0-9_-]{2,64})$/;

export interface MetafieldName {
  readonly namespace: string;
  readonly key: string;
}

export function parseMetafieldName(composite: string): MetafieldName | null {
  const match = NAMESPACE_AND_KEY.exec(composite);
  if (!match) return null;
  const [, namespace = '', key = ''] = match;
  return { namespace, key };
}

export function checkMetafield(
  input: MetafieldInput,
  path: readonly string[],
): readonly MetafieldProblem[] {
  const problem = (code: MetafieldProblem['code'], name: string, message: string) => [
    { code, elementIndex: null, field: [...path, name], message },
  ];
  if (!parseMetafieldName(input.key)) {
    return problem('INVALID_VALUE', 'key', 'Key must include a namespace.');
  }
  switch (judgeMetafieldValue(input.type, input.value)) {
    case 'fits':
      return [];
    case 'unknown type':
      return problem('INVALID_TYPE', 'type', `Type '${input.type}' is not a supported type.`);
    case 'wrong value':
      return problem('INVALID_VALUE', 'value', wrongValueMessage(input.type));
  }
}

/** A metafield that was there keeps its id and its place. */
export function setMetafield(
  metafields: readonly CartMetafield[],
  input: MetafieldInput,
  { newNumber, now }: { readonly newNumber: () => number; readonly now: string },
): readonly CartMetafield[] {
  const name = parseMetafieldName(input.key);
  if (!name) return metafields;
  const { type, value } = input;
  const known = findMetafield(metafields, name);
  if (!known) {
    return [
      ...metafields,
      { number: newNumber(), ...name, type, value, createdAt: now, updatedAt: now },
    ];
  }
  const next = { ...known, type, value, updatedAt: now };
  return metafields.map((each) => (each === known ? next : each));
}

export function findMetafield(
  metafields: readonly CartMetafield[],
  { namespace, key }: MetafieldName,
): CartMetafield | null {
  const isRequested = (each: CartMetafield) => each.namespace === namespace && each.key === key;
  return metafields.find(isRequested) ?? null;
}
