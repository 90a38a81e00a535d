/// <reference path="./snowball-stemmers.d.ts" />
import { newStemmer, type Stemmer } from 'snowball-stemmers';

/** A language of the shops: its two-letter code, as catalogues use it. */
export type SearchLanguage = keyof typeof SNOWBALL;

const SNOWBALL = {
  nl: 'dutch',
  fr: 'french',
  en: 'english',
  de: 'german',
  es: 'spanish',
  nb: 'norwegian',
  sv: 'swedish',
} as const;

export const SEARCH_LANGUAGES = [
  'nl',
  'fr',
  'en',
  'de',
  'es',
  'nb',
  'sv',
] as const satisfies readonly SearchLanguage[];

/** `NB` of the API, `nb-NO` of a market; other languages are searched as English is. */
export function searchLanguage(code: string): SearchLanguage {
  const found = code.slice(0, 2).toLowerCase();
  if (found === 'no') return 'nb';
  return SEARCH_LANGUAGES.find((language) => language === found) ?? 'en';
}

/** Spellings of keyboards without these letters. Applied to both sides, so a rare wrong merge costs nothing. */
const DIGRAPHS: Partial<
  Readonly<Record<SearchLanguage, readonly (readonly [string | RegExp, string])[]>>
> = {
  de: [
    ['ae', 'a'],
    ['oe', 'o'],
    [/(?<![aeq])ue/g, 'u'],
  ],
  nb: [
    ['ae', 'a'],
    ['oe', 'o'],
    ['aa', 'a'],
  ],
  sv: [
    ['ae', 'a'],
    ['oe', 'o'],
    ['aa', 'a'],
  ],
};

const stemmers = new Map<SearchLanguage, Stemmer>();

function stemmerOf(language: SearchLanguage): Stemmer {
  const known = stemmers.get(language) ?? newStemmer(SNOWBALL[language]);
  stemmers.set(language, known);
  return known;
}

/** Letters without accents and in lower case: `Après-Shampoing` is `apres-shampoing`. */
function withoutAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss');
}

/** Digits alone: a catalogue may have any number of them, and none is a misspelling of another. */
export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

/** Returns the words of a text as they are compared. */
export function foldedWords(text: string, language: SearchLanguage): readonly string[] {
  const words = withoutAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const digraphs = DIGRAPHS[language] ?? [];
  return words.map((word) =>
    digraphs.reduce((folded, [from, to]) => folded.replaceAll(from, to), word),
  );
}

/** Products share most of their words. */
const MAX_KEPT_STEMS = 20_000;
const stems = new Map<string, string>();

/** Returns the stem of a folded word. */
export function stemOf(word: string, language: SearchLanguage): string {
  if (word.length < 4) return word;
  const key = `${language} ${word}`;
  const stem = stems.get(key) ?? stemmerOf(language).stem(word);
  if (stems.size >= MAX_KEPT_STEMS) stems.clear();
  stems.set(key, stem);
  return stem;
}
