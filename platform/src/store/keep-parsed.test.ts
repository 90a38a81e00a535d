import { expect, it } from 'vitest';
import { keepParsed } from './keep-parsed.ts';

it('parses a text once, and again when others have pushed it out', () => {
  const parse = keepParsed<{ readonly a: number }>(2);
  const first = parse('{"a":1}');
  expect(first).toEqual({ a: 1 });
  parse('{"a":2}');
  expect(parse('{"a":1}')).toBe(first);
  parse('{"a":3}');
  // Read lately, it stayed; the other one went.
  expect(parse('{"a":1}')).toBe(first);
  parse('{"a":4}');
  parse('{"a":5}');
  expect(parse('{"a":1}')).not.toBe(first);
  expect(parse('{"a":1}')).toEqual(first);
});

it('keeps nothing of a text that is no JSON', () => {
  const parse = keepParsed<{ readonly a: number }>(2);
  expect(() => parse('{')).toThrow(SyntaxError);
  expect(() => parse('{')).toThrow(SyntaxError);
});
