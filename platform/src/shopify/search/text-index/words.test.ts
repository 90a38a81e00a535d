import { describe, expect, it } from 'vitest';
import { createSplit } from './compounds.ts';
import { foldedWords, searchLanguage, stemOf } from './words.ts';

describe('words', () => {
  it.each([
    ['de', 'Spülung', 'spuelung'],
    ['de', 'Größe', 'groesse'],
    ['nb', 'krøller', 'kroeller'],
    ['nb', 'hår', 'haar'],
    ['sv', 'hår', 'har'],
    ['fr', 'Après-shampoing', 'apres shampoing'],
    ['fr', 'nœuds', 'noeuds'],
    ['es', 'champú', 'champu'],
  ] as const)('in %s, %s and %s are the same', (language, written, typed) => {
    expect(foldedWords(written, language)).toEqual(foldedWords(typed, language));
  });

  it.each([
    ['nl', 'maskers', 'masker'],
    ['fr', 'boucles', 'boucle'],
    ['en', 'curls', 'curl'],
    ['de', 'locken', 'locke'],
    ['es', 'rizos', 'rizo'],
    ['nb', 'floker', 'floke'],
    ['sv', 'lockar', 'lock'],
    ['nl', 'olietje', 'olie'],
    ['sv', 'flyget', 'flyg'],
    ['sv', 'trasslar', 'trassel'],
    ['nb', 'flyet', 'fly'],
  ] as const)('in %s, %s and %s have one stem', (language, a, b) => {
    expect(stemOf(a, language)).toBe(stemOf(b, language));
  });

  it('are searched in English where a language has no stemmer of its own', () => {
    expect(['NB', 'no', 'nb-NO', 'NL', 'PT'].map(searchLanguage)).toEqual([
      'nb',
      'nb',
      'nb',
      'nl',
      'en',
    ]);
  });
});

describe('a compound', () => {
  const known = new Set(['vocht', 'shampoo', 'hitte', 'bescherming', 'haar', 'gel', 'ol']);
  it.each([
    ['vochtshampoo', ['vocht', 'shampoo']],
    ['haarvochtshampoo', ['haar', 'vocht', 'shampoo']],
    ['hittesbescherming', ['hitte', 'bescherming']],
    ['hitteol', ['hitte', 'ol']],
    ['vochtfles', []],
    ['shampoo', []],
    ['haarha', []],
  ])('%s has the parts %j', (word, parts) => {
    expect(createSplit(known).whole(word)).toEqual(parts);
  });

  it.each([
    ['vochtbehandeling', ['vocht']],
    ['superhitte', ['hitte']],
    ['haarbehandeling', ['haar']],
    ['gelbehandeling', []],
  ])('%s with an unknown part speaks of %j', (word, ends) => {
    expect(createSplit(known).ends(word)).toEqual(ends);
  });
});
