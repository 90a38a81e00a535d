import { FIELD_TYPES } from '../metaobjects/index.ts';
import type { Definition } from './definitions.ts';

export interface DefinitionFault {
  readonly code: string;
  /** Null: the definition as a whole. */
  readonly field: string | null;
  readonly message: string;
}

const RULES = {
  namespace: { label: 'Namespace', least: 3, most: 255, isName: true },
  key: { label: 'Key', least: 2, most: 64, isName: true },
  name: { label: 'Name', least: 1, most: 255, isName: false },
} as const;

/** Lists faults of a metafield's definition, in Shopify's words. */
export function definitionFaults({
  name,
  namespace,
  key,
  type,
}: Pick<Definition, 'name' | 'namespace' | 'key' | 'type'>): readonly DefinitionFault[] {
  return [
    ...(namespace === '$app' ? [] : textFaults('namespace', namespace.replace('$app:', ''))),
    ...textFaults('key', key),
    ...textFaults('name', name),
    ...typeFaults(type),
  ];
}

function textFaults(field: keyof typeof RULES, text: string): readonly DefinitionFault[] {
  const { label, least, most, isName } = RULES[field];
  const fault = (code: string, words: string) => ({ code, field, message: `${label} ${words}` });
  if (text === '') return [fault('BLANK', "can't be blank")];
  const faults = [];
  if (text.length < least) {
    faults.push(fault('TOO_SHORT', `is too short (minimum is ${least} characters)`));
  }
  if (text.length > most) {
    faults.push(fault('TOO_LONG', `is too long (maximum is ${most} characters)`));
  }
  if (isName && !/^[\w-]+$/.test(text)) {
    faults.push(fault('INVALID_CHARACTER', 'contains one or more invalid characters.'));
  }
  return faults;
}

function typeFaults(type: string): readonly DefinitionFault[] {
  if (FIELD_TYPES.includes(type)) return [];
  const message = `Type name ${type} is not a valid type. Valid types are: ${FIELD_TYPES.join(', ')}.`;
  return [{ code: 'INCLUSION', field: 'type', message }];
}
