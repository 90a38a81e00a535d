import {
  MEASURE_UNITS,
  type Measure,
  type ProductDraft,
  type VariantDraft,
} from '../../../shopify/catalogue/index.ts';

/** Translation of a cell: a field of a draft, and back. */
export interface Field<Value> {
  /** Value of an empty cell. */
  readonly absent: Value;
  /** Demand on a cell, in a sentence with "must be". */
  readonly expected: string;
  /** Undefined for a text that is no such value. */
  readonly parse: (cell: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

/** Values of the fields, by their names. */
export type ValuesOf<Described> = {
  readonly [Name in keyof Described]: Described[Name] extends Field<infer Value> ? Value : never;
};

type Cell<Value> = Omit<Field<Value>, 'absent'>;

const field = <Value>(cell: Cell<Value>, absent: Value): Field<Value> => ({ ...cell, absent });

const optional = <Value>({ write, ...cell }: Cell<Value>): Field<Value | null> => ({
  ...cell,
  absent: null,
  write: (value) => (value === null ? '' : write(value)),
});

function number(expected: string, pattern: RegExp): Cell<number> {
  const parse = (cell: string) => (pattern.test(cell) ? Number(cell) : undefined);
  return { expected, parse, write: String };
}

/** Words for values, whatever their case; the first of a value is the one that is written. */
function words<Value>(expected: string, pairs: readonly (readonly [string, Value])[]): Cell<Value> {
  return {
    expected,
    parse: (cell) => pairs.find(([word]) => word.toLowerCase() === cell.toLowerCase())?.[1],
    write: (value) => pairs.find(([, known]) => known === value)?.[0] ?? '',
  };
}

const text: Field<string> = {
  absent: '',
  expected: '',
  parse: (cell) => cell,
  write: (cell) => cell,
};

/** Apostrophes keep spreadsheets from reading a number into an article code; they are not part of it. */
const code: Field<string | null> = {
  absent: null,
  expected: '',
  parse: (cell) => cell.replace(/^'/, '') || null,
  write: (value) => value ?? '',
};

const AMOUNT = /^(?=\.?\d)(\d{0,9})(?:\.(\d{0,2})(?:(?<=\.\d\d)0{2,})?)?$/;

/**
 * `12`, `12.5`, `12.5000` and `.50`: read digit by digit, so no amount passes through a fraction. Three decimals may be
 * thousands.
 */
const amount: Cell<number> = {
  expected: 'an amount like 12.50, at most 999999999.99',
  parse(cell) {
    const [, whole, cents = ''] = AMOUNT.exec(cell) ?? [];
    return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  },
  write: (amountInMinorUnits) => (amountInMinorUnits / 100).toFixed(2),
};

/** The first word of each is written; the others are those of spreadsheets in other languages. */
const YES = ['TRUE', 'yes', '1', 'WAHR', 'VRAI', 'WAAR', 'VERDADERO', 'SANN', 'SANT'];
const NO = ['FALSE', 'no', '0', 'FALSCH', 'FAUX', 'ONWAAR', 'FALSO', 'USANN', 'FALSKT'];
const YES_AND_NO = [
  ...YES.map((word) => [word, true] as const),
  ...NO.map((word) => [word, false] as const),
];
/** Reads a cell that says yes or no, in any of the languages. */
export const yesNo = words<boolean>('TRUE or FALSE', YES_AND_NO);
const measure = number('a number from 0', /^(?:\d{1,9}(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,2})?$/i);
const isUnit = (name: string): name is Measure['unit'] => Object.hasOwn(MEASURE_UNITS, name);
const UNITS = Object.keys(MEASURE_UNITS).filter(isUnit).toSorted();

export const MEASURE = field(measure, 0);
export const MEASURE_UNIT = optional(
  words(
    `one of ${UNITS.join(', ').toLowerCase()}`,
    UNITS.map((unit) => [unit.toLowerCase(), unit] as const),
  ),
);
export const POSITION = field(
  number('a whole number from 1 to 9999', /^[1-9]\d{0,3}(\.0+)?$/),
  Number.MAX_SAFE_INTEGER,
);

const tags: Field<readonly string[]> = {
  absent: [],
  expected: '',
  parse: (cell) => [...new Set(cell.split(',').map((tag) => tag.trim()))].filter(Boolean),
  write: (names) => names.join(', '),
};

/** Fields of a product that one cell holds. */
export const PRODUCT_FIELDS = {
  title: text,
  descriptionHtml: text,
  vendor: text,
  productType: text,
  tags,
  status: field<ProductDraft['status']>(
    words('"active", "unlisted", "draft" or "archived"', [
      ['active', 'ACTIVE'],
      ['unlisted', 'UNLISTED'],
      ['draft', 'DRAFT'],
      ['archived', 'ARCHIVED'],
    ]),
    'ACTIVE',
  ),
  isPublished: field(yesNo, true),
  isGiftCard: field(yesNo, false),
} as const;

export const SEO_FIELDS = { title: optional(text), description: optional(text) } as const;

/** Fields of a variant that one cell holds. */
export const VARIANT_FIELDS = {
  sku: code,
  barcode: code,
  priceInMinorUnits: field(amount, 0),
  compareAtPriceInMinorUnits: optional(amount),
  inventoryQuantity: field(
    number('a whole number of at most nine digits', /^-?\d{1,9}(\.0+)?$/),
    0,
  ),
  tracksInventory: {
    absent: false,
    expected: '',
    parse: () => true,
    write: (isTracked: boolean) => (isTracked ? 'shopify' : ''),
  },
  /** `continue` and `deny` of the exports, TRUE and FALSE of the newer template. */
  continuesSellingWhenSoldOut: field(
    words<boolean>('"continue" or "deny"', [['continue', true], ['deny', false], ...YES_AND_NO]),
    false,
  ),
  weightInGrams: MEASURE,
  weightUnit: field<VariantDraft['weightUnit']>(
    words('"g", "kg", "oz" or "lb"', [
      ['g', 'GRAMS'],
      ['kg', 'KILOGRAMS'],
      ['oz', 'OUNCES'],
      ['lb', 'POUNDS'],
    ]),
    'GRAMS',
  ),
  requiresShipping: field(yesNo, true),
  isTaxable: field(yesNo, true),
} as const;

/** Writes the cells of fields, by the names of their columns. */
export function cellsOf<Described extends object>(
  fields: Described,
  values: ValuesOf<Described>,
  prefix = '',
): Readonly<Record<string, string>> {
  const write = ([name, { write }]: [string, Field<unknown>]) =>
    [prefix + name, write(Reflect.get(values, name))] as const;
  return Object.fromEntries(Object.entries(fields).map(write));
}
