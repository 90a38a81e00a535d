import { FIELD_TYPES } from '../metaobjects/index.ts';
import type { Definition } from './definitions.ts';

export interface DefinitionFault {
  readonly code:
    | 'BLANK'
    | 'INCLUSION'
    | 'INVALID_CHARACTER'
    | 'RESOURCE_TYPE_LIMIT_EXCEEDED'
    | 'TAKEN'
    | 'TOO_LONG'
    | 'TOO_SHORT';
  /** Null: the definition as a whole. */
  readonly field: string | null;
  readonly message: string;
}

interface Length {
  readonly least: number;
  readonly most: number;
}

/** What is wrong with a metafield's definition, in Shopify's words. */
export function definitionFaults({
  name,
  namespace,
  key,
  type,
}: Pick<Definition, 'name' | 'namespace' | 'key' | 'type'>): readonly DefinitionFault[] {
  return [
    ...(namespace === '$app'
      ? []
      : nameFaults('namespace', namespace.replace('$app:', ''), { least: 3, most: 255 })),
    ...nameFaults('key', key, { least: 2, most: 64 }),
    ...lengthFaults('name', name, { least: 1, most: 255 }),
    ...typeFaults(type),
  ];
}

function nameFaults(field: string, text: string, length: Length): readonly DefinitionFault[] {
  const faults = lengthFaults(field, text, length);
  if (text === '' || /^[\w-]+$/.test(text)) return faults;
  const message = `${labelOf(field)} contains one or more invalid characters.`;
  return [...faults, { code: 'INVALID_CHARACTER', field, message }];
}

function lengthFaults(
  field: string,
  text: string,
  { least, most }: Length,
): readonly DefinitionFault[] {
  const label = labelOf(field);
  if (text === '') return [{ code: 'BLANK', field, message: `${label} can't be blank` }];
  if (text.length < least) {
    const message = `${label} is too short (minimum is ${least} characters)`;
    return [{ code: 'TOO_SHORT', field, message }];
  }
  if (text.length <= most) return [];
  const message = `${label} is too long (maximum is ${most} characters)`;
  return [{ code: 'TOO_LONG', field, message }];
}

function labelOf(field: string): string {
  return field.charAt(0).toUpperCase() + field.slice(1);
}

function typeFaults(type: string): readonly DefinitionFault[] {
  if (FIELD_TYPES.includes(type)) return [];
  const message = `Type name ${type} is not a valid type. Valid types are: ${FIELD_TYPES.join(', ')}.`;
  return [{ code: 'INCLUSION', field: 'type', message }];
}
