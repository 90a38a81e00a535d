import type { Measure, MetafieldDraft, VariantDraft } from '../../../shopify/catalogue/index.ts';
import {
  parseAmount,
  parseInventoryPolicy,
  parseMeasure,
  parseMeasureUnit,
  parseWeightUnit,
  parseWholeNumber,
  parseYesNo,
} from '../cell-values.ts';
import type { ImportReport } from '../import-report.ts';
import { imageIndexBySrc } from './build-images.ts';
import type { ProductField } from './columns.ts';
import { columnName, type ProductRow } from './product-rows.ts';

export const OPTION_FIELDS = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
] as const satisfies readonly { name: ProductField; value: ProductField }[];

const NO_OPTIONS: readonly string[] = ['Title'];

export function buildVariant(
  row: ProductRow,
  optionNames: readonly string[],
  metafields: readonly MetafieldDraft[],
  report: ImportReport,
): VariantDraft {
  if (row.text('price') === '') report.problem(row.line, `${columnName('price')} is missing.`);
  return {
    sku: textOrNull(row, 'sku'),
    barcode: textOrNull(row, 'barcode'),
    priceInMinorUnits: row.read('price', parseAmount, 0),
    compareAtPriceInMinorUnits: row.read('compareAtPrice', parseAmount, null),
    optionValues: optionValues(row, optionNames, report),
    inventoryQuantity: row.read('inventoryQuantity', parseWholeNumber, 0),
    tracksInventory: row.text('inventoryTracker') !== '',
    continuesSellingWhenSoldOut: row.read('inventoryPolicy', parseInventoryPolicy, false),
    weightInGrams: row.read('weightInGrams', parseMeasure, 0),
    weightUnit: row.read('weightUnit', parseWeightUnit, 'GRAMS'),
    requiresShipping: row.read('requiresShipping', parseYesNo, true),
    isTaxable: row.read('taxable', parseYesNo, true),
    unitPriceMeasure: unitPriceMeasure(row, report),
    imageSrc: imageIndexBySrc(row, 'variantImage', report),
    metafields,
  };
}

/** Apostrophes keep spreadsheets from reading a number into an article code; they are not part of it. */
function textOrNull(row: ProductRow, field: ProductField): string | null {
  const text = row.text(field).replace(/^'/, '');
  return text === '' ? null : text;
}

function optionValues(
  row: ProductRow,
  names: readonly string[],
  report: ImportReport,
): readonly string[] {
  return names.map((name, i) => {
    const field = OPTION_FIELDS[i]?.value;
    const value = field === undefined ? '' : row.text(field);
    if (value !== '') return value;
    if (names.length === 1 && NO_OPTIONS.includes(name)) return 'Default Title';
    report.problem(row.line, `The variant has no value for the option "${name}".`);
    return '';
  });
}

function unitPriceMeasure(row: ProductRow, report: ImportReport): VariantDraft['unitPriceMeasure'] {
  const total = measure(row, 'unitPriceTotal', 'unitPriceTotalUnit');
  const reference = measure(row, 'unitPriceBase', 'unitPriceBaseUnit');
  if (total === null && reference === null) return null;
  if (total === null || reference === null) {
    report.warn(row.line, 'The unit price was left out: it needs a total and a base, with units.');
    return null;
  }
  return { total, reference };
}

function measure(row: ProductRow, value: ProductField, unit: ProductField): Measure | null {
  const amount = row.read(value, parseMeasure, 0);
  const measuredIn = row.read(unit, parseMeasureUnit, null);
  return amount > 0 && measuredIn !== null ? { value: amount, unit: measuredIn } : null;
}
