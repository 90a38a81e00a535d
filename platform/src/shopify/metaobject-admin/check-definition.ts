import {
  FIELD_TYPES,
  type FieldDefinition,
  type MetaobjectDefinition,
  type MetaobjectFault,
} from '../metaobjects/index.ts';
import type { CapabilitiesInput, NewFieldInput } from './definition-input.ts';

/** What may be wrong with a definition, in Shopify's words. */

type Path = readonly string[];

const MAX_TEXT = 255;
const MAX_FIELDS = 40;
const RESERVED_KEYS = ['handle', 'id'];

export function fault(
  code: string,
  field: Path,
  message: string,
  elementKey: string | null = null,
): MetaobjectFault {
  return { code, field, message, elementKey };
}

export function typeFaults(type: string): readonly MetaobjectFault[] {
  const field = ['definition', 'type'];
  if (type.startsWith('shopify--')) {
    const message = 'Not authorized. This type is reserved for use by another application.';
    return [fault('NOT_AUTHORIZED', ['definition'], message)];
  }
  if (type.length < 3) {
    return [fault('TOO_SHORT', field, 'Type is too short (minimum is 3 characters)')];
  }
  if (type.length > MAX_TEXT) {
    const message = `Type is too long (maximum is ${MAX_TEXT} characters)`;
    return [fault('TOO_LONG', field, message)];
  }
  if (/^(\$app:)?[\w-]+$/.test(type)) return [];
  const message =
    'Type contains one or more invalid characters. Only alphanumeric characters, underscores, and dashes are allowed.';
  return [fault('INVALID', field, message)];
}

interface Texts {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
}

export function textFaults({ name, description }: Texts): readonly MetaobjectFault[] {
  const faults: MetaobjectFault[] = [];
  if (name === '') faults.push(fault('BLANK', ['definition', 'name'], "Name can't be blank"));
  const long = (what: string) => `${what} is too long (maximum is ${MAX_TEXT} characters)`;
  if ((name ?? '').length > MAX_TEXT) {
    faults.push(fault('TOO_LONG', ['definition', 'name'], long('Name')));
  }
  if ((description ?? '').length > MAX_TEXT) {
    faults.push(fault('TOO_LONG', ['definition', 'description'], long('Description')));
  }
  return faults;
}

/** Of one field, apart from the others. */
export function fieldFaults({ key, type }: NewFieldInput, place: Path): readonly MetaobjectFault[] {
  const own = (code: string, message: string) => fault(code, place, message, key);
  const faults = keyFaults(key).map(([code, message]) => own(code, message));
  if (RESERVED_KEYS.includes(key)) {
    // Told at the field even where an update creates it.
    const message = `The name "${key}" is reserved for system use`;
    faults.push({ ...own('RESERVED_NAME', message), field: place.slice(0, 3) });
  }
  if (type.endsWith('disclosure_reference') && !type.startsWith('product_taxonomy_')) {
    const message =
      'The disclosure_reference type can only be used in standard definitions provided by Shopify.';
    faults.push(own('INVALID', message));
  } else if (!FIELD_TYPES.includes(type)) {
    const message = `Type name ${type} is not a valid type. Valid types are: ${FIELD_TYPES.join(', ')}.`;
    faults.push(own('INCLUSION', message));
  }
  return faults;
}

function keyFaults(key: string): readonly (readonly [code: string, message: string])[] {
  const faults: (readonly [string, string])[] = [];
  if (key === '') faults.push(['BLANK', "Key can't be blank"]);
  if (key.length < 2) faults.push(['TOO_SHORT', 'Key is too short (minimum is 2 characters)']);
  if (key.length > 64) faults.push(['TOO_LONG', 'Key is too long (maximum is 64 characters)']);
  if (!/^[\w-]+$/.test(key)) {
    faults.push(['INVALID', 'Key contains one or more invalid characters.']);
  }
  return faults;
}

export function duplicateFault(key: string, place: Path): MetaobjectFault {
  const message = `Field "${key}" duplicates other inputs`;
  return fault('DUPLICATE_FIELD_INPUT', place, message, key);
}

/** Of all fields together, and of what the definition says of them. */
export function wholeFaults(
  { fieldDefinitions, displayNameKey }: MetaobjectDefinition,
  capabilities: CapabilitiesInput | null | undefined,
): readonly MetaobjectFault[] {
  const faults: MetaobjectFault[] = [];
  const most = (what: string) =>
    fault(
      'INVALID',
      ['definition', 'fieldDefinitions'],
      `Maximum ${MAX_FIELDS} ${what} per metaobject definition`,
    );
  if (fieldDefinitions.length > MAX_FIELDS) faults.push(most('fields'));
  if (fieldDefinitions.filter(({ isAdminFilterable }) => isAdminFilterable).length > MAX_FIELDS) {
    faults.push(most('admin filterable fields'));
  }
  if (displayNameKey !== null && !fieldDefinitions.some(({ key }) => key === displayNameKey)) {
    const message = `Field definition "${displayNameKey}" does not exist`;
    faults.push(fault('UNDEFINED_OBJECT_FIELD', ['definition', 'displayNameKey'], message));
  }
  const { metaTitleKey, metaDescriptionKey } = capabilities?.renderable?.data ?? {};
  return [
    ...faults,
    ...renderableFaults('meta_title_key', metaTitleKey, fieldDefinitions),
    ...renderableFaults('meta_description_key', metaDescriptionKey, fieldDefinitions),
  ];
}

const RENDERED = ['single_line_text_field', 'multi_line_text_field', 'rich_text_field'];

function renderableFaults(
  name: string,
  key: string | null | undefined,
  fields: readonly FieldDefinition[],
): readonly MetaobjectFault[] {
  if (key === null || key === undefined) return [];
  const place = ['definition', 'capabilities', 'renderable'];
  const type = fields.find((one) => one.key === key)?.type;
  if (type === undefined) {
    return [fault('INVALID', place, `Field definition "${key}" does not exist`)];
  }
  if (RENDERED.includes(type)) return [];
  const message = `Renderable Capability "${name}" cannot reference the field definition "${key}" of type "${type}". Only ${RENDERED.join(', ')} definitions are allowed.`;
  return [fault('FIELD_TYPE_INVALID', place, message)];
}
