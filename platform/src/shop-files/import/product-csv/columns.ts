import type { ImportReport } from '../import-report.ts';
import columns from './columns.json' with { type: 'json' };
import { VARIANT_FIELDS } from './fields.ts';

interface Column {
  readonly header: string;
  /** Name of the field; null: part of the template, but the platform keeps nothing of it. */
  readonly field: string | null;
  /** Spellings of earlier templates and of exports. Case never matters. */
  readonly older: readonly string[];
}

/** The columns of Shopify's current product template, in its order. */
export const TEMPLATE_COLUMNS: readonly Column[] = columns;

/** A shop's own metafields stand where the template has its example of one. */
export const METAFIELD_COLUMN_INDEX = TEMPLATE_COLUMNS.findIndex(({ header }) =>
  header.startsWith('Color ('),
);

function normalise(header: string): string {
  return header.trim().replace(/\s+/g, ' ').toLowerCase();
}

const COLUMN_OF_HEADER: ReadonlyMap<string, Column> = new Map(
  TEMPLATE_COLUMNS.flatMap((known) =>
    [known.header, ...known.older].map((header) => [normalise(header), known]),
  ),
);

export function columnName(field: string): string {
  return TEMPLATE_COLUMNS.find((column) => column.field === field)?.header ?? field;
}

/** Columns of a shop with several markets: prices per market are not kept. */
const PER_MARKET = /^(included|price|compare[- ]at price) \/ /;
const METAFIELD = /^(.*)\((product|variant)\.metafields\.([^.()\s]+)\.([^()\s]+)\)$/;

export interface MetafieldColumn {
  readonly owner: 'product' | 'variant';
  readonly namespace: string;
  readonly key: string;
  readonly name: string;
}

/** Null for a column that is not known, or nothing is kept of. */
function meaningOf(header: string): string | MetafieldColumn | null {
  const known = COLUMN_OF_HEADER.get(normalise(header));
  if (known?.field != null) return known.field;
  const [, name = '', owner, namespace = '', key = ''] = METAFIELD.exec(header.trim()) ?? [];
  if (owner !== 'product' && owner !== 'variant') return null;
  return { owner, namespace, key, name: name.trim() };
}

export interface ProductHeader {
  /** Meaning of the cell at the same place; null where it is left out. */
  readonly columns: readonly (string | MetafieldColumn | null)[];
  has(field: string): boolean;
  /** Tells whether it has any column of variants: a file without one leaves them all as they are. */
  readonly describesVariants: boolean;
  /** Known columns that the platform keeps nothing of, by their place. */
  readonly notKept: ReadonlyMap<number, string>;
}

const OF_VARIANTS = /^(option[123]|unitPrice|variantImage$)/;

function isOfVariant(column: string | MetafieldColumn | null): boolean {
  if (typeof column !== 'string') return column?.owner === 'variant';
  return OF_VARIANTS.test(column) || Object.hasOwn(VARIANT_FIELDS, column);
}

export function parseHeader(cells: readonly string[], report: ImportReport): ProductHeader | null {
  const seen = new Set<string>();
  const notKept = new Map<number, string>();
  const found = cells.map((cell, i) => {
    const header = cell.trim();
    const meaning = meaningOf(header);
    if (meaning === null) {
      const text = normalise(header);
      if (COLUMN_OF_HEADER.has(text) || PER_MARKET.test(text)) notKept.set(i, header);
      else if (header !== '') {
        report.warn(1, `The column "${header}" is not known and was left out.`);
      }
      return null;
    }
    const name =
      typeof meaning === 'string'
        ? meaning
        : `${meaning.owner}.metafields.${meaning.namespace}.${meaning.key}`;
    if (seen.has(name)) {
      report.warn(1, `The column "${header}" comes twice; the first counts.`);
      return null;
    }
    seen.add(name);
    return meaning;
  });
  // Each title makes its own handle where there are none, as at Shopify.
  if (!seen.has('title')) report.problem(1, 'The file has no column "Title".');
  if (report.problemCount > 0) return null;
  return {
    columns: found,
    notKept,
    has: (field) => seen.has(field),
    describesVariants: found.some(isOfVariant),
  };
}
