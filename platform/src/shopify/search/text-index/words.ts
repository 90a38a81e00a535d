/// <reference path="./snowball-stemmers.d.ts" />

import { newStemmer, type Stemmer } from 'snowball-stemmers';
import { LANGUAGES, type Language } from '../../../protocol/index.ts';
import { foldLetters } from '../../catalogue/index.ts';

const SNOWBALL: Readonly<Record<Language, string>> = {
  nl: 'dutch',
  fr: 'french',
  en: 'english',
  de: 'german',
  es: 'spanish',
  nb: 'norwegian',
  sv: 'swedish',
};

/** `NB` of the API, `nb-NO` of a market; other languages are searched as English is. */
export function searchLanguage(code: string): Language {
  const found = code.slice(0, 2).toLowerCase();
  if (found === 'no') return 'nb';
  return LANGUAGES.find((language) => language === found) ?? 'en';
}

/** Spellings of keyboards without these letters. Applied to both sides, so a rare wrong merge costs nothing. */
const DIGRAPHS: Partial<
  Readonly<Record<Language, readonly (readonly [string | RegExp, string])[]>>
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

const stemmers = new Map<Language, Stemmer>();

function stemmerOf(language: Language): Stemmer {
  const known = stemmers.get(language) ?? newStemmer(SNOWBALL[language]);
  stemmers.set(language, known);
  return known;
}

/** Digits alone: a catalogue may have any number of them, and none is a misspelling of another. */
export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

/** Returns the words of a text as they are written, in small letters: as many as are compared. */
export function writtenWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Returns the words of a text as they are compared. */
export function foldedWords(text: string, language: Language): readonly string[] {
  const words = foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const digraphs = DIGRAPHS[language] ?? [];
  return words.map((word) =>
    digraphs.reduce((folded, [from, to]) => folded.replaceAll(from, to), word),
  );
}

/** Endings that Snowball leaves on, and the vowel that inflection drops: `olietje`, `flyget`, `trassel` beside `trasslar`. */
const LEFT_ENDINGS: Partial<Readonly<Record<Language, RegExp>>> = {
  nl: /(?<=[a-z]{3})[pt]?j$/,
  de: /(?<=[bcdfghjklmnpqrstvwxz])e(?=[lnr]$)/,
  nb: /(?<=[a-z]{3})e[nt]$|(?<=[bcdfghjklmnpqrstvwxz])e(?=[lr]$)/,
  sv: /(?<=[a-z]{3})e[nt]$|(?<=[bcdfghjklmnpqrstvwxz])e(?=[lr]$)/,
};

/** Products share most of their words. */
const MAX_KEPT_STEMS = 20_000;
const stems = new Map<string, string>();

function makeStem(word: string, language: Language): string {
  const stem = stemmerOf(language).stem(word);
  const ending = LEFT_ENDINGS[language];
  return ending === undefined ? stem : stem.replace(ending, '');
}

/** Returns the stem of a folded word. */
export function stemOf(word: string, language: Language): string {
  if (word.length < 4) return word;
  const key = `${language} ${word}`;
  const stem = stems.get(key) ?? makeStem(word, language);
  if (stems.size >= MAX_KEPT_STEMS) stems.clear();
  stems.set(key, stem);
  return stem;
}
