import { judgeMetafieldValue, parseGid, wrongValueMessage } from '../../protocol/index.ts';
import { isListType, isMeasured, itemType } from './field-types.ts';
import type { FieldDefinition, Validation } from './metaobject.ts';

export interface ValueFault {
  readonly message: string;
  /** Which item of a list. */
  readonly elementIndex: number | null;
}

/** The type of the global ids, and what Shopify says of anything else. */
const REFERENCES: Readonly<Record<string, readonly [target: string, message: string]>> = {
  article_reference: ['Article', 'Value must be a valid article reference.'],
  collection_reference: ['Collection', 'Value must be a valid collection reference.'],
  company_reference: ['Company', 'Value must be a valid company reference.'],
  customer_reference: ['Customer', 'Value must be a valid customer reference.'],
  file_reference: [
    'MediaImage|GenericFile|Video|Model3d',
    'Value must be a file reference string.',
  ],
  metaobject_reference: ['Metaobject', 'Value require that you select a metaobject.'],
  mixed_reference: [
    'Metaobject',
    'Value must belong to one of the specified metaobject definitions.',
  ],
  order_reference: ['Order', 'Value must be a valid order reference.'],
  page_reference: ['Page', 'Value must be a valid page reference.'],
  product_reference: ['Product', 'Value must be a valid product reference.'],
  variant_reference: ['ProductVariant', 'Value must be a valid product variant reference.'],
};

const SCHEMES = ['http', 'https', 'mailto', 'sms', 'tel'];
const WRONG_SCHEME = `Value must be one of the following URL schemes: ${SCHEMES.join(', ')}.`;
const NO_SCHEME = `Value cannot have an empty scheme (protocol), must include one of the following URL schemes: ${JSON.stringify(SCHEMES).replaceAll(',', ', ')}.'`;
const NO_MONEY =
  "Value must be a stringified JSON object with amount (numeric) and currency_code (string matching the shop's currency) fields.";
const NO_MEASUREMENT =
  'Value must be a stringified JSON object with a value (numeric) and unit (string from one the supported measurement units) fields.';

/** What is wrong with a value for a field, in Shopify's words; null where nothing is. */
export function valueFault(field: FieldDefinition, value: string): ValueFault | null {
  const type = itemType(field.type);
  if (!isListType(field.type)) {
    const message = itemFault(type, value, field.validations);
    return message === null ? null : { message, elementIndex: null };
  }
  const items = parsed(value);
  if (!Array.isArray(items)) return { message: wrongValueMessage(field.type), elementIndex: null };
  for (const [elementIndex, item] of items.entries()) {
    const text = typeof item === 'string' ? item : JSON.stringify(item);
    const message = itemFault(type, text, field.validations);
    if (message !== null) return { message, elementIndex };
  }
  return null;
}

function itemFault(type: string, value: string, validations: readonly Validation[]): string | null {
  const reference = REFERENCES[type];
  if (reference !== undefined) {
    const [targets, message] = reference;
    const target = parseGid(value)?.type;
    return target !== undefined && targets.split('|').includes(target) ? null : message;
  }
  if (isMeasured(type)) return measurementFault(type, parsed(value));
  switch (type) {
    case 'url':
      return urlFault(value);
    case 'link':
      return urlFault(memberOf(parsed(value), 'url') ?? '');
    case 'money':
      return memberOf(parsed(value), 'currency_code') === null ? NO_MONEY : null;
    case 'rating':
      return ratingFault(value, validations);
    case 'jurisdiction':
    case 'language':
    case 'id':
    case 'rich_text_field':
    case 'product_taxonomy_value_reference':
    case 'product_taxonomy_disclosure_reference':
      return null;
    default:
      return judgeMetafieldValue(type, value) === 'fits'
        ? boundsFault(type, value, validations)
        : wrongValueMessage(type);
  }
}

function urlFault(url: string): string | null {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(url) ?? [];
  if (scheme === undefined) return NO_SCHEME;
  return SCHEMES.includes(scheme.toLowerCase()) && URL.canParse(url) ? null : WRONG_SCHEME;
}

/** The first three kinds that Shopify had are refused in other words than the later ones. */
const FIRST_MEASURED = ['dimension', 'volume', 'weight'];

function measurementFault(type: string, value: unknown): string | null {
  const number = typeof value === 'object' && value !== null && 'value' in value ? value.value : '';
  const isNumber = number !== '' && Number.isFinite(Number(number));
  if (isNumber && memberOf(value, 'unit') !== null) return null;
  return FIRST_MEASURED.includes(type) ? 'Value must contain unit and value.' : NO_MEASUREMENT;
}

function ratingFault(value: string, validations: readonly Validation[]): string | null {
  const rating = parsed(value);
  const given = memberOf(rating, 'value');
  const least = validationOf(validations, 'scale_min') ?? memberOf(rating, 'scale_min');
  const most = validationOf(validations, 'scale_max') ?? memberOf(rating, 'scale_max');
  if (given === null || least === null || most === null) return wrongValueMessage('rating');
  return rangeFault(Number(given), least, most, '') ?? null;
}

/** Numbers have bounds, texts a length, and either may have a list of what is allowed. */
function boundsFault(
  type: string,
  value: string,
  validations: readonly Validation[],
): string | null {
  const allowed = parsed(validationOf(validations, 'choices') ?? 'null');
  if (Array.isArray(allowed) && !allowed.map(String).includes(value)) {
    return `Value does not exist in provided choices: ${JSON.stringify(allowed).replaceAll(',', ', ')}.`;
  }
  const [least, most] = [validationOf(validations, 'min'), validationOf(validations, 'max')];
  if (type.startsWith('number_')) return rangeFault(Number(value), least, most, '');
  if (type.endsWith('_text_field')) return rangeFault(value.length, least, most, ' length');
  return null;
}

function rangeFault(
  given: number,
  least: string | null,
  most: string | null,
  what: '' | ' length',
): string | null {
  if (!Number.isFinite(given)) return wrongValueMessage('number_decimal');
  if (least !== null && given < Number(least)) return `Value has a minimum${what} of ${least}.`;
  if (most !== null && given > Number(most)) return `Value has a maximum${what} of ${most}.`;
  return null;
}

function validationOf(validations: readonly Validation[], name: string): string | null {
  return validations.find((one) => one.name === name)?.value ?? null;
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** A text or number of an object, as text. */
function memberOf(value: unknown, key: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = new Map(Object.entries(value)).get(key);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
}
