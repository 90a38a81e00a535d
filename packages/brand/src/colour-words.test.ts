import { expect, it } from 'vitest';
import { swatchesOf } from './colour-words.ts';

it.each([
  [['Red', 'Blue'], { Red: '#c62828', Blue: '#1f5fbf' }],
  [['rood', 'ZWART', 'Fig'], { rood: '#c62828', ZWART: '#141414' }],
  [['#AABBCC', 'red'], { '#AABBCC': '#aabbcc', red: '#c62828' }],
  [['Red', 'Fig'], null],
  [['Navy Blue', 'Soft sage GREEN'], { 'Navy Blue': '#1b2a4a', 'Soft sage GREEN': '#a3b79b' }],
  [['S', 'M'], null],
  [[], null],
])('values %j have the colours %j', (values, expected) => {
  expect(swatchesOf(values)).toEqual(expected);
});
