import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatQuery, parseQuery } from './query.ts';

describe('parseQuery', () => {
  test.each([
    ['', []],
    ['?', []],
    ['a=1', ['a', '1']],
    ['?a=1&b=2&a=3', ['a', '1', 'b', '2', 'a', '3']],
    ['a&b=', ['a', '', 'b', '']],
    ['a=b=c', ['a', 'b=c']],
    ['&&a=1&', ['a', '1']],
    ['a=1+2%2B3', ['a', '1 2+3']],
    ['a%20b=%C3%A9', ['a b', 'é']],
    ['a=%E0%A4%A&b=100%', ['a', '%E0%A4%A', 'b', '100%']],
    ['=x', ['', 'x']],
  ])('reads "%s"', (query, namesAndValues) => {
    expect(parseQuery(query).flat()).toEqual(namesAndValues);
  });
});

describe('formatQuery', () => {
  it('writes what parseQuery and a browser read back', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))),
        (pairs) => {
          expect(parseQuery(formatQuery(pairs))).toEqual(pairs);
          expect([...new URLSearchParams(formatQuery(pairs))]).toEqual(pairs);
        },
      ),
    );
  });

  it('does not break on half a character', () => {
    expect(formatQuery([['a', '\ud800']])).toBe('a=%EF%BF%BD');
  });
});
