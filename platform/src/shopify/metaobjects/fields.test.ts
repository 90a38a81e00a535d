import { expect, it } from 'vitest';
import { jsonOfValue, valueFault, writtenValue } from './check-value.ts';
import type { Validation } from './metaobject.ts';
import { displayNameOf, freeHandle, handleFaults, handleOfNew } from './naming.ts';

const fieldOf = (type: string, validations: readonly Validation[] = []) => ({
  key: 'one',
  name: 'One',
  description: null,
  type,
  validations,
  isRequired: false,
  isAdminFilterable: false,
});
const most = [{ name: 'max', value: '5' }];
const rating = (value: string) => JSON.stringify({ value, scale_min: '1.0', scale_max: '5.0' });

it.each([
  ['number_integer', '4', null],
  ['number_integer', '5', null],
  ['number_integer', '6', 'Value has a maximum of 5.'],
  ['number_integer', 'many', 'Value must be an integer.'],
  ['single_line_text_field', 'abcd', null],
  ['single_line_text_field', 'abcde', null],
  ['single_line_text_field', 'abcdef', 'Value has a maximum length of 5.'],
  ['rating', rating('0.9'), 'Value has a minimum of 1.0.'],
  ['rating', rating('1.0'), null],
  ['rating', rating('5.0'), null],
  ['rating', rating('5.1'), 'Value has a maximum of 5.0.'],
  ['rating', '5', 'Value is not a valid rating.'],
  ['product_reference', 'gid://shopify/Metaobject/1', 'Value must be a valid product reference.'],
  ['product_reference', 'gid://shopify/Product/1', null],
  ['list.date', 'no list', 'Value is not a valid list.date.'],
])('valueFault of a %s of %s is %s', (type, value, message) => {
  expect(valueFault(fieldOf(type, most), value)?.message ?? null).toBe(message);
});

it('valueFault names the wrong item of a list', () => {
  expect(valueFault(fieldOf('list.date'), '["2026-01-31","2026-99-01"]')).toEqual({
    message: 'Value must be in YYYY-MM-DD format.',
    elementIndex: 1,
  });
});

it.each([
  ['date_time', '2026-01-01T12:30:00', '2026-01-01T12:30:00+00:00'],
  ['date_time', '2026-01-01T12:30:00Z', '2026-01-01T12:30:00Z'],
  ['rating', rating('3.5'), '{"scale_min":"1.0","scale_max":"5.0","value":"3.5"}'],
])('writtenValue keeps a %s of %s as %s', (type, value, kept) => {
  expect(writtenValue(type, value)).toBe(kept);
});

it.each([
  ['number_integer', '12', 12],
  ['single_line_text_field', '12', '12'],
  ['list.single_line_text_field', '["a"]', ['a']],
  ['json', null, null],
])('jsonOfValue of a %s of %s is %j', (type, value, json) => {
  expect(jsonOfValue(type, value)).toEqual(json);
});

const RANGE = { type: 'hair_range', name: 'Hair range', displayNameKey: 'title' };

it.each([
  ['x'.repeat(254), []],
  ['x'.repeat(255), []],
  ['x'.repeat(256), ['TOO_LONG']],
  ['', ['BLANK', 'INVALID']],
  ['hello world!', ['INVALID']],
  ['schöne-haare_2', []],
])('handleFaults of %j', (handle, codes) => {
  expect(handleFaults(handle).map(({ code }) => code)).toEqual(codes);
});

it('handleOfNew takes the display name, or a token', () => {
  expect(handleOfNew(RANGE, { title: 'Rain & Shine 2' }, 'abcdef0123')).toBe('rain-shine-2');
  expect(handleOfNew(RANGE, {}, 'abcdef0123')).toBe('hair-range-abcdef01');
});

it('displayNameOf is the field, or the handle in words', () => {
  expect(displayNameOf(RANGE, { fields: { title: 'Rain' }, handle: 'x' })).toBe('Rain');
  expect(displayNameOf(RANGE, { fields: {}, handle: 'rain-mask_2' })).toBe('Rain Mask 2');
  const handle = 'hair-range-abcdef01';
  expect(displayNameOf(RANGE, { fields: {}, handle })).toBe('Hair range #ABCDEF01');
});

it('freeHandle counts on from a taken one', () => {
  const taken = new Set(['rain', 'rain-1']);
  expect(freeHandle('rain', (one) => taken.has(one))).toBe('rain-2');
  expect(freeHandle('sun', (one) => taken.has(one))).toBe('sun');
});
