import lengths from './iban-lengths.json' with { type: 'json' };

/** Lengths of the countries that take SEPA payments (registry of ISO 13616). */
const LENGTHS: Readonly<Record<string, number>> = lengths;

export type ReadIban =
  | { readonly kind: 'valid'; readonly iban: string }
  | { readonly kind: 'invalid'; readonly reason: 'country' | 'length' | 'checksum' };

/** Tells whether banks of the country have IBANs: salons elsewhere cannot be paid. */
export function hasIbans(country: string): boolean {
  return Object.hasOwn(LENGTHS, country);
}

/** Reads an IBAN as people type it, with blanks and in any case. */
export function readIban(text: string): ReadIban {
  const iban = text.replace(/[\s-]/g, '').toUpperCase();
  const country = iban.slice(0, 2);
  const length = hasIbans(country) ? LENGTHS[country] : undefined;
  if (length === undefined) return { kind: 'invalid', reason: 'country' };
  if (iban.length !== length) return { kind: 'invalid', reason: 'length' };
  const isWhole = /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) && remainderOf(iban) === 1;
  return isWhole ? { kind: 'valid', iban } : { kind: 'invalid', reason: 'checksum' };
}

/** ISO 7064, MOD 97-10: letters count as 10 to 35, and the first four characters stand last. */
function remainderOf(iban: string): number {
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = [...moved].map((one) => Number.parseInt(one, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** Country and the last four characters: enough for its owner to know it by. */
export function maskIban(iban: string): string {
  // No-break spaces, since half of an account on another line is read as another number.
  return `${iban.slice(0, 2)}••\u00a0••••\u00a0${iban.slice(-4)}`;
}
