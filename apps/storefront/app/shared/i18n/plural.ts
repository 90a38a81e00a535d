/**
 * Which form of a word goes with a number of things: what Intl.PluralRules says of the shop's languages, as the test
 * holds, without the 50 ms that a phone takes to make the first of them.
 */
export function pluralOf(count: number, languageTag: string): 'one' | 'other' {
  const isOne = languageTag.startsWith('fr') ? Math.abs(count) < 2 : count === 1;
  return isOne ? 'one' : 'other';
}
