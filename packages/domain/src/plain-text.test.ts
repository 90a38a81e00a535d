import { describe, expect, it } from 'vitest';
import { plainText, readTyped } from './plain-text.ts';

describe('a text that somebody typed', () => {
  it.each([
    ['an override', 'Ada\u202e rekcah', 'Ada rekcah'],
    ['an embedding and an isolate', '\u202aAda\u202c \u2066Lund\u2069', 'Ada Lund'],
    ['marks of direction', 'A\u200ed\u200fa\u061c', 'Ada'],
    ['NUL, bell and delete', 'A\u0000da\u0007Lund\u007f', 'A da Lund '],
    ['separators of lines', 'Ada\u2028Lund\u0085', 'Ada Lund '],
    ['what has no width', 'A\u200bd\u2060a\ufeff\u00ad', 'Ada'],
    ['joiners between Latin letters', 'A\u200dd\u200ca', 'Ada'],
    ['half a character', 'Ada \ud83d', 'Ada '],
    ['tags without a flag', 'Ada\u{e0041}\u{e0042}', 'Ada'],
  ])('loses %s', (_, typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });

  it.each([
    ['an apostrophe and a hyphen', 'Siobhán O’Neill-D’Árcy'],
    ['letters from right to left', 'שרה כהן'],
    ['a joiner of Persian', 'می\u200cخواهم'],
    ['a joiner of Hindi', 'क्\u200dष'],
    ['a joined emoji', '👩🏽\u200d🦰 ❤\ufe0f\u200d🔥'],
    ['a flag of a part of a country', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['line breaks and tabs', 'Dear Ada,\r\n\n\tlove'],
    ['a blank that does not break', '300\u00a0ml'],
  ])('keeps %s', (_, typed) => {
    expect(plainText(typed)).toBe(typed);
  });

  it('is a secret as it was typed', () => {
    expect(readTyped('password', 'a\u200bB3')).toBe('a\u200bB3');
    expect(readTyped('firstName', 'a\u200bB3')).toBe('aB3');
  });
});
