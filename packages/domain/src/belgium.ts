// Belgians also write the country in front of it: B-1600.
const POSTCODE = /^\s*(?:BE?[-\s]?)?([1-9]\d{3})\s*$/i;

const DUTCH_SPEAKING: readonly (readonly [first: number, last: number])[] = [
  [1600, 3999],
  [8000, 9999],
];

/** The Belgian market for a postcode (spec §5); null when the text is not a Belgian postcode. */
export function localeOfBelgianPostcode(postcode: string): 'nl-be' | 'fr-be' | null {
  const digits = POSTCODE.exec(postcode)?.[1];
  if (digits === undefined) return null;
  const number = Number(digits);
  const isDutch = DUTCH_SPEAKING.some(([first, last]) => number >= first && number <= last);
  return isDutch ? 'nl-be' : 'fr-be';
}
