import type { Language } from '../markets/index.ts';

const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ['nl', 'nl'],
  ['fr', 'fr'],
  ['en', 'en'],
  ['de', 'de'],
  ['es', 'es'],
  ['sv', 'sv'],
  ['nb', 'nb'],
  // The macrolanguage, and its other written form: who reads one of them reads ours.
  ['no', 'nb'],
  ['nn', 'nb'],
]);

/** The language of ours that a BCP 47 tag names, or null. */
export function languageOfTag(tag: string): Language | null {
  const [primary = ''] = tag.toLowerCase().split('-');
  return LANGUAGES.get(primary) ?? null;
}
