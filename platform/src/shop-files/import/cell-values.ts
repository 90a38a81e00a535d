import type { MeasureUnit, ProductDraft, VariantDraft } from '../../shopify/catalogue/index.ts';

/** A parsed cell, or a description of what was expected. */
export type CellValue<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'bad'; readonly expected: string };

export type ParseCell<T> = (text: string) => CellValue<T>;

function ok<T>(value: T): CellValue<T> {
  return { kind: 'ok', value };
}

function bad(expected: string): { readonly kind: 'bad'; readonly expected: string } {
  return { kind: 'bad', expected };
}

const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?$/;

/** `12`, `12.5` and `12.50`: read digit by digit, so no amount passes through a fraction. */
export const parseAmount: ParseCell<number> = (text) => {
  const [, whole, cents = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined) return bad('an amount like 12.50');
  return ok(Number(whole) * 100 + Number(cents.padEnd(2, '0')));
};

export const parseWholeNumber: ParseCell<number> = (text) =>
  /^-?\d{1,9}$/.test(text) ? ok(Number(text)) : bad('a whole number');

export const parsePosition: ParseCell<number> = (text) =>
  /^[1-9]\d{0,3}$/.test(text) ? ok(Number(text)) : bad('a whole number from 1');

export const parseMeasure: ParseCell<number> = (text) =>
  /^\d{1,9}(\.\d{1,6})?$/.test(text) ? ok(Number(text)) : bad('a number from 0');

export const parseYesNo: ParseCell<boolean> = (text) => {
  const word = text.toLowerCase();
  if (['true', 'yes', '1'].includes(word)) return ok(true);
  if (['false', 'no', '0'].includes(word)) return ok(false);
  return bad('TRUE or FALSE');
};

/** `continue` and `deny` of the exports, TRUE and FALSE of the newer template. */
export const parseInventoryPolicy: ParseCell<boolean> = (text) => {
  const word = text.toLowerCase();
  if (word === 'continue') return ok(true);
  if (word === 'deny') return ok(false);
  const answer = parseYesNo(text);
  return answer.kind === 'ok' ? answer : bad('"continue" or "deny"');
};

export const parseStatus: ParseCell<ProductDraft['status']> = (text) => {
  switch (text.toLowerCase()) {
    case 'active':
      return ok('ACTIVE');
    case 'draft':
      return ok('DRAFT');
    case 'archived':
      return ok('ARCHIVED');
    default:
      return bad('"active", "draft" or "archived"');
  }
};

export const parseWeightUnit: ParseCell<VariantDraft['weightUnit']> = (text) => {
  switch (text.toLowerCase()) {
    case 'g':
      return ok('GRAMS');
    case 'kg':
      return ok('KILOGRAMS');
    case 'oz':
      return ok('OUNCES');
    case 'lb':
      return ok('POUNDS');
    default:
      return bad('"g", "kg", "oz" or "lb"');
  }
};

const UNITS: readonly MeasureUnit[] = [
  'CL',
  'CM',
  'G',
  'KG',
  'L',
  'M',
  'M2',
  'M3',
  'MG',
  'ML',
  'MM',
];

export const parseMeasureUnit: ParseCell<MeasureUnit> = (text) => {
  const unit = UNITS.find((candidate) => candidate === text.toUpperCase());
  return unit === undefined ? bad(`one of ${UNITS.join(', ').toLowerCase()}`) : ok(unit);
};
