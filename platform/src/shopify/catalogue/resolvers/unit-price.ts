import { MEASURE_UNITS, type Measure } from '../draft.ts';
import type { VariantRecord } from '../stored/records.ts';

function sizeOf({ value, unit }: Measure): number {
  return value * MEASURE_UNITS[unit][1];
}

/** Null when there is no measure, or one that cannot be compared with its reference. */
export function unitPriceInMinorUnits(
  { unitPriceMeasure: measure }: VariantRecord,
  priceInMinorUnits: number,
): number | null {
  if (measure === null || measure.total.value <= 0) return null;
  if (MEASURE_UNITS[measure.total.unit][0] !== MEASURE_UNITS[measure.reference.unit][0])
    return null;
  return Math.round((priceInMinorUnits * sizeOf(measure.reference)) / sizeOf(measure.total));
}

export function unitPriceMeasurement({ unitPriceMeasure: measure }: VariantRecord) {
  if (measure === null) return null;
  return {
    measuredType: MEASURE_UNITS[measure.total.unit][0],
    quantityUnit: measure.total.unit,
    quantityValue: measure.total.value,
    referenceUnit: measure.reference.unit,
    referenceValue: measure.reference.value,
  };
}
