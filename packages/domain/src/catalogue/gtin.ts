const GTIN_LENGTHS: readonly number[] = [8, 12, 13, 14];

// Numbers that each shop gives out for itself mean nothing outside of it.
const IN_STORE = /^(0?2|04)/;

/** The barcode as a trade item number that search engines accept; null for what is none, or has a wrong check digit. */
export function gtinOf(barcode: string | null): string | null {
  const digits = barcode?.replaceAll(/[\s-]/g, '') ?? '';
  if (!/^\d+$/.test(digits) || !GTIN_LENGTHS.includes(digits.length)) return null;
  if (digits.length > 8 && IN_STORE.test(digits.padStart(13, '0').slice(-13))) return null;
  // From the right, digits weigh one and three by turns; the check digit makes tens of it.
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}
