import { describe, expect, it, test } from 'vitest';
import { isPasswordValid } from './index.ts';

const ofLength = (length: number) => `Aa${'1'.repeat(length - 2)}`;

describe('isPasswordValid', () => {
  test.each([
    [7, false],
    [8, true],
    [9, true],
    [99, true],
    [100, true],
    [101, false],
  ])('of %d characters is %s', (length, expected) => {
    expect(isPasswordValid(ofLength(length))).toBe(expected);
  });

  test.each([
    ['', false],
    ['alllower1', false],
    ['ALLUPPER1', false],
    ['12345678', false],
    ['Mixedcase', true],
    ['пароль-Ы', true],
    ['пароль-ы', false],
    ['Ærlighet', true],
    ['日本語日本語日本', false],
    ['  aA    ', true],
    ['        ', false],
    ['aA🦊🦊🦊🦊🦊🦊', true], // eight characters, fourteen code units
    ['aA🦊🦊🦊🦊🦊', false],
  ])('"%s" is %s', (password, expected) => {
    expect(isPasswordValid(password)).toBe(expected);
  });

  it('counts up to a hundred characters, not code units', () => {
    expect(isPasswordValid(`aA${'🦊'.repeat(98)}`)).toBe(true);
    expect(isPasswordValid(`aA${'🦊'.repeat(99)}`)).toBe(false);
  });
});
