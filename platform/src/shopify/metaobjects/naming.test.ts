import { expect, it } from 'vitest';
import { displayNameOf, freeHandle, handleFaults, handleOfNew } from './naming.ts';

const RANGE = { type: 'hair_range', name: 'Hair range', displayNameKey: 'title' };

it.each([
  [1, []],
  [254, []],
  [255, []],
  [256, ['TOO_LONG']],
])('a handle of %i characters', (length, codes) => {
  expect(handleFaults('x'.repeat(length)).map(({ code }) => code)).toEqual(codes);
});

it.each([
  ['', ['BLANK', 'INVALID']],
  ['hello world!', ['INVALID']],
  ['schöne-haare_2', []],
])('a handle of %j', (handle, codes) => {
  expect(handleFaults(handle).map(({ code }) => code)).toEqual(codes);
});

it('a new entry is named by its display name, or by chance', () => {
  expect(handleOfNew(RANGE, { title: 'Rain & Shine 2' }, 'abcdef0123')).toBe('rain-shine-2');
  const handle = handleOfNew(RANGE, {}, 'abcdef0123');
  expect(handle).toBe('hair-range-abcdef01');
  expect(displayNameOf(RANGE, { fields: {}, handle })).toBe('Hair range #ABCDEF01');
});

it('a display name is the field, or the handle in words', () => {
  expect(displayNameOf(RANGE, { fields: { title: 'Rain' }, handle: 'x' })).toBe('Rain');
  expect(displayNameOf(RANGE, { fields: {}, handle: 'rain-mask_2' })).toBe('Rain Mask 2');
});

it('a taken handle is counted on', () => {
  const taken = new Set(['rain', 'rain-1']);
  expect(freeHandle('rain', (one) => taken.has(one))).toBe('rain-2');
  expect(freeHandle('sun', (one) => taken.has(one))).toBe('sun');
});
