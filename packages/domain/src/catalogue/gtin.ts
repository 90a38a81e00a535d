const GTIN_LENGTHS: readonly number[] = [8, 12, 13, 14];

// GTINs for internal use are not valid outside a shop.
const IN_STORE = /^(0?2|04)/;

/** Returns a barcode as a GTIN that search engines accept; null for an invalid one. */
export function gtinOf(barcode: string | null): string | null {
  const digits = barcode?.replaceAll(/[\s-]/g, '') ?? '';
  if (!/^\d+$/.test(digits) || !GTIN_LENGTHS.includes(digits.length)) return null;
  if (digits.length > 8 && IN_STORE.test(digits.padStart(13, '0').slice(-13))) return null;
  // Digits weigh 1 and 3 in turns, from the right; the weighted sum must be divisible by 10.
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}
