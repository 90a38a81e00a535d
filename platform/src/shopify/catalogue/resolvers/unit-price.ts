import type { Measure, MeasureUnit } from '../draft.ts';
import type { VariantRecord } from '../stored/records.ts';

type MeasuredType = 'AREA' | 'LENGTH' | 'VOLUME' | 'WEIGHT';

/** Units in millilitres, milligrams, millimetres and square metres. */
const UNITS: Readonly<Record<MeasureUnit, readonly [MeasuredType, number]>> = {
  ML: ['VOLUME', 1],
  CL: ['VOLUME', 10],
  L: ['VOLUME', 1000],
  M3: ['VOLUME', 1_000_000],
  MG: ['WEIGHT', 1],
  G: ['WEIGHT', 1000],
  KG: ['WEIGHT', 1_000_000],
  MM: ['LENGTH', 1],
  CM: ['LENGTH', 10],
  M: ['LENGTH', 1000],
  M2: ['AREA', 1],
};

function sizeOf({ value, unit }: Measure): number {
  return value * UNITS[unit][1];
}

/** Null when there is no measure, or one that cannot be compared with its reference. */
export function unitPriceInMinorUnits(
  { unitPriceMeasure: measure }: VariantRecord,
  priceInMinorUnits: number,
): number | null {
  if (measure === null || measure.total.value <= 0) return null;
  if (UNITS[measure.total.unit][0] !== UNITS[measure.reference.unit][0]) return null;
  return Math.round((priceInMinorUnits * sizeOf(measure.reference)) / sizeOf(measure.total));
}

export function unitPriceMeasurement({ unitPriceMeasure: measure }: VariantRecord) {
  if (measure === null) return null;
  return {
    measuredType: UNITS[measure.total.unit][0],
    quantityUnit: measure.total.unit,
    quantityValue: measure.total.value,
    referenceUnit: measure.reference.unit,
    referenceValue: measure.reference.value,
  };
}
