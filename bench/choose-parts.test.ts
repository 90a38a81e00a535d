import { expect, it } from 'vitest';
import { chooseParts } from './choose-parts.ts';

const NAMES = ['cached', 'render', 'start'] as const;

it('measures everything unless some parts are asked for, in their own order', () => {
  expect(chooseParts([], NAMES)).toEqual(NAMES);
  expect(chooseParts(['--only', 'start,cached'], NAMES)).toEqual(['cached', 'start']);
});

it.each([
  [['--only', 'cashed'], '"cashed" is no part of the benchmark; there are cached, render, start.'],
  [['--only'], 'Say nothing, or --only and some of cached,render,start.'],
  [['cached'], 'Say nothing, or --only and some of cached,render,start.'],
])('says what is wrong with %j', (args, message) => {
  expect(() => chooseParts(args, NAMES)).toThrow(message);
});
