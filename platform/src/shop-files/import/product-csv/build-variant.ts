import type { Measure, MetafieldDraft, VariantDraft } from '../../../shopify/catalogue/index.ts';
import type { ImportReport } from '../import-report.ts';
import { imageIndexBySrc } from './build-images.ts';
import { columnName, type ProductHeader } from './columns.ts';
import { MEASURE, MEASURE_UNIT, VARIANT_FIELDS } from './fields.ts';
import type { ProductRow } from './product-rows.ts';

const NO_OPTIONS: readonly string[] = ['Title'];

export function buildVariant(
  row: ProductRow,
  optionNames: readonly string[],
  metafields: readonly MetafieldDraft[],
  { header, report }: { readonly header: ProductHeader; readonly report: ImportReport },
): VariantDraft {
  if (row.text('priceInMinorUnits') === '' && header.has('priceInMinorUnits')) {
    row.fault(`${columnName('priceInMinorUnits')} is missing.`);
  }
  return {
    ...row.readAll(VARIANT_FIELDS),
    optionValues: optionValues(row, optionNames),
    unitPriceMeasure: unitPriceMeasure(row, report),
    imageSrc: imageIndexBySrc(row, 'variantImage', report),
    metafields,
  };
}

function optionValues(row: ProductRow, names: readonly string[]): readonly string[] {
  return names.map((name, i) => {
    const value = row.text(`option${i + 1}Value`);
    if (value !== '') return value;
    if (names.length === 1 && NO_OPTIONS.includes(name)) return 'Default Title';
    row.fault(`The variant has no value for the option "${name}".`);
    return '';
  });
}

function unitPriceMeasure(row: ProductRow, report: ImportReport): VariantDraft['unitPriceMeasure'] {
  const total = measure(row, 'unitPriceTotal');
  const reference = measure(row, 'unitPriceBase');
  if (total === null && reference === null) return null;
  if (total === null || reference === null) {
    report.warn(row.line, 'The unit price was left out: it needs a total and a base, with units.');
    return null;
  }
  return { total, reference };
}

function measure(row: ProductRow, column: string): Measure | null {
  const value = row.read(column, MEASURE);
  const unit = row.read(`${column}Unit`, MEASURE_UNIT);
  return value > 0 && unit !== null ? { value, unit } : null;
}
