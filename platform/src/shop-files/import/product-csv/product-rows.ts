import type {
  ImageDraft,
  MetafieldDraft,
  ProductDraft,
  VariantDraft,
} from '../../../shopify/catalogue/index.ts';
import { type FindPicture, imageFromUrl } from '../image-source.ts';
import type { ImportReport } from '../import-report.ts';
import type { CsvRow } from '../parse-csv.ts';
import { columnName, type MetafieldColumn, type ProductHeader } from './columns.ts';
import {
  cellsOf,
  type Field,
  MEASURE,
  MEASURE_UNIT,
  PRODUCT_FIELDS,
  SEO_FIELDS,
  VARIANT_FIELDS,
  type ValuesOf,
} from './fields.ts';

/** Makes a handle as Shopify does: lower case, words joined by hyphens; letters of any script and signs such as ® are kept. */
export function handleFrom(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{So}_]+/gu, '-')
    .replace(/^[-_]+|-+$/g, '');
}

/** Words of spreadsheets and programs for an empty cell. */
const NOTHING = /^(?:#?n\/a|nan|null|none)$/i;
/** Columns in which that is no word of the merchant's. */
const WITHOUT_WORDS: readonly string[] = [
  ...Object.keys(VARIANT_FIELDS),
  'imageSrc',
  'imagePosition',
  'variantImage',
];

/** Row of a product file, its cells by meaning. Texts are trimmed; an empty cell is ''. */
export interface ProductRow {
  readonly line: number;
  text(column: string): string;
  /** Tells what is wrong with the row, which is left out for it. */
  fault(message: string): void;
  readonly hasFault: () => boolean;
  readonly hasDecimalCommas: boolean;
  /** The cell's value; a wrong one is a fault, and as good as empty. */
  read<Value>(column: string, field: Field<Value>): Value;
  /** The values of fields whose columns have their names. */
  readAll<Described extends object>(fields: Described, prefix?: string): ValuesOf<Described>;
  /** The picture that a cell names; null when it names none. */
  image(column: string, altText: string | null): ImageDraft | null;
  readonly metafields: readonly { readonly column: MetafieldColumn; readonly cell: string }[];
}

export function productRow(
  { line, cells, hasDecimalCommas }: CsvRow,
  header: ProductHeader,
  report: ImportReport,
  pictures?: FindPicture,
): ProductRow {
  const texts = new Map<string, string>();
  const metafields: { readonly column: MetafieldColumn; readonly cell: string }[] = [];
  header.columns.forEach((column, i) => {
    const cell = cells[i]?.trim() ?? '';
    if (column === null || cell === '') return;
    if (typeof column === 'string') {
      if (!NOTHING.test(cell) || !WITHOUT_WORDS.includes(column)) texts.set(column, cell);
    } else metafields.push({ column, cell });
  });
  let faults = 0;
  const fault = (message: string) => {
    faults += 1;
    report.leaveOut(line, message);
  };
  if (cells.slice(header.columns.length).some((cell) => cell.trim() !== '')) {
    fault(
      `The row has ${cells.length} cells, the header ${header.columns.length}. Is a quote missing?`,
    );
  }
  const text = (column: string) => texts.get(column) ?? '';

  function read<Value>(column: string, { absent, expected, parse }: Field<Value>): Value {
    const cell = text(column);
    if (cell === '') return absent;
    const value = parse(cell) ?? (hasDecimalCommas ? parse(withPoint(cell)) : undefined);
    if (value !== undefined) return value;
    fault(`${columnName(column)} must be ${expected}, not "${cell}".`);
    return absent;
  }

  function readAll<Described extends object>(fields: Described, prefix = ''): ValuesOf<Described> {
    const entries = Object.entries(fields).map(([name, field]) => [
      name,
      read(prefix + name, field),
    ]);
    return Object.fromEntries(entries);
  }

  const image = (column: string, altText: string | null) =>
    imageFromUrl(text(column), altText, pictures);

  return {
    line,
    text,
    fault,
    hasDecimalCommas,
    read,
    readAll,
    image,
    metafields,
    hasFault: () => faults > 0,
  };
}

/** `1.234,50` as a number is written elsewhere. */
export function withPoint(cell: string): string {
  return cell.includes(',') ? cell.replaceAll('.', '').replace(',', '.') : cell;
}

/** Row to be written: its cells by meaning. */
export interface Cells {
  readonly fields: Readonly<Record<string, string>>;
  readonly metafields: {
    readonly product: readonly MetafieldDraft[];
    readonly variant: readonly MetafieldDraft[];
  };
}

/** The first row carries the product; variants and images share the rows as far as they go. */
export function productRows(product: ProductDraft): readonly Cells[] {
  const count = Math.max(1, product.variants.length, product.images.length);
  return Array.from({ length: count }, (_, i) => {
    const variant = product.variants[i];
    const image = product.images[i];
    const isFirst = i === 0;
    return {
      fields: {
        handle: product.handle,
        ...(isFirst && cellsOf(PRODUCT_FIELDS, product)),
        ...(isFirst && cellsOf(SEO_FIELDS, product.seo, 'seo.')),
        ...(isFirst && optionCells('Name', product.optionNames)),
        ...(variant !== undefined && variantCells(variant)),
        ...(image !== undefined && {
          imageSrc: image.src,
          imagePosition: String(i + 1),
          imageAlt: image.altText ?? '',
        }),
      },
      metafields: {
        product: isFirst ? product.metafields : [],
        variant: variant?.metafields ?? [],
      },
    };
  });
}

function variantCells(variant: VariantDraft): Cells['fields'] {
  const { unitPriceMeasure, optionValues, imageSrc } = variant;
  return {
    ...cellsOf(VARIANT_FIELDS, variant),
    ...optionCells('Value', optionValues),
    variantImage: imageSrc ?? '',
    ...(unitPriceMeasure !== null && {
      unitPriceTotal: MEASURE.write(unitPriceMeasure.total.value),
      unitPriceTotalUnit: MEASURE_UNIT.write(unitPriceMeasure.total.unit),
      unitPriceBase: MEASURE.write(unitPriceMeasure.reference.value),
      unitPriceBaseUnit: MEASURE_UNIT.write(unitPriceMeasure.reference.unit),
    }),
  };
}

function optionCells(end: 'Name' | 'Value', texts: readonly string[]): Cells['fields'] {
  return Object.fromEntries(texts.map((text, i) => [`option${i + 1}${end}`, text]));
}
