import type { Variant } from '@lokke/domain/catalogue';

const SIZE = /^(\d+(?:[.,]\d+)?)\s*(ml|l|cl|g|kg|litres?|liters?)$/i;
const IN_SMALL_UNITS: Readonly<Record<string, number>> = { cl: 10, l: 1000, kg: 1000 };

/** Position of each variant's size on one scale, 0 to 1; null when not all are sizes. */
export function sizeScale(variants: readonly Variant[]): readonly number[] | null {
  const sizes = variants.map(({ title }) => sizeOf(title));
  const largest = Math.max(0, ...sizes.map((size) => size ?? 0));
  if (largest === 0) return null;
  const marks: number[] = [];
  for (const size of sizes) {
    if (size === null) return null;
    marks.push(size / largest);
  }
  return marks;
}

function sizeOf(title: string): number | null {
  const [, amount, unit] = SIZE.exec(title.trim()) ?? [];
  if (amount === undefined || unit === undefined) return null;
  const shortUnit = unit.toLowerCase().replace(/^lit.*/, 'l');
  return Number(amount.replace(',', '.')) * (IN_SMALL_UNITS[shortUnit] ?? 1);
}
