import { describe, expect, it } from 'vitest';
import { hasWords, isSameText, queryWords, wordsOf } from './match-text.ts';

describe('words', () => {
  it.each([
    ['creme', 'Volt Crème', true],
    ['CRÈME volt', 'Volt crème', true],
    ['cre', 'Volt crème', false],
    ['cre*', 'Volt crème', true],
    ['vol* creme', 'Volt crème', false],
    ['smorøl', 'Smørøl', true],
    ['strasse', 'Straße', true],
    ['', 'Volt', false],
  ])('%j in %j: %s', (requested, found, expected) => {
    expect(hasWords(queryWords(requested), wordsOf(found))).toBe(expected);
  });

  it('match beginnings while the last one is being typed', () => {
    expect(hasWords(queryWords('rain ma', true), wordsOf('Rain mask'))).toBe(true);
    expect(hasWords(queryWords('ra mask', true), wordsOf('Rain mask'))).toBe(false);
  });
});

describe('a whole value', () => {
  it.each([
    ['Dry hair', 'dry hair', true],
    ['dry', 'dry hair', false],
    ['dry*', 'Dry hair', true],
  ])('%j is %j: %s', (requested, found, expected) => {
    expect(isSameText(requested, found)).toBe(expected);
  });
});
