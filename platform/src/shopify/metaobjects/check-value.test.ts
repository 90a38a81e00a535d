import { expect, it } from 'vitest';
import { valueFault } from './check-value.ts';
import type { Validation } from './metaobject.ts';
import { jsonOfValue, writtenValue } from './written-value.ts';

const fieldOf = (type: string, validations: readonly Validation[] = []) => ({
  ...{ key: 'one', name: 'One', description: null, type, validations },
  isRequired: false,
  isAdminFilterable: false,
});
const messageOf = (type: string, value: string, validations: readonly Validation[] = []) =>
  valueFault(fieldOf(type, validations), value)?.message ?? null;
const most = (value: string) => [{ name: 'max', value }];

it.each([
  ['number_integer', '4', null],
  ['number_integer', '5', null],
  ['number_integer', '6', 'Value has a maximum of 5.'],
  ['number_integer', 'many', 'Value must be an integer.'],
  ['single_line_text_field', 'abcd', null],
  ['single_line_text_field', 'abcde', null],
  ['single_line_text_field', 'abcdef', 'Value has a maximum length of 5.'],
])('%s at most 5: %s', (type, value, message) => {
  expect(messageOf(type, value, most('5'))).toBe(message);
});

const rating = (value: string) => JSON.stringify({ value, scale_min: '1.0', scale_max: '5.0' });

it.each([
  [rating('0.9'), 'Value has a minimum of 1.0.'],
  [rating('1.0'), null],
  [rating('5.0'), null],
  [rating('5.1'), 'Value has a maximum of 5.0.'],
  ['5', 'Value is not a valid rating.'],
])('a rating of %s', (value, message) => expect(messageOf('rating', value)).toBe(message));

it.each([
  ['url', 'https://lokke.example/a', null],
  ['url', 'hello', /^Value cannot have an empty scheme/],
  ['url', 'ftp://nope', /^Value must be one of the following URL schemes/],
  ['link', '{"text":"Docs","url":"ftp://nope"}', /^Value must be one of/],
  ['money', 'none', /^Value must be a stringified JSON object with amount/],
  ['weight', '{"value":"x"}', 'Value must contain unit and value.'],
  ['power', '10', /^Value must be a stringified JSON object with a value/],
  ['product_reference', 'gid://shopify/Metaobject/1', 'Value must be a valid product reference.'],
  ['product_reference', 'gid://shopify/Product/1', null],
])('%s of %s', (type, value, message) => {
  const told = messageOf(type, value);
  if (message === null || typeof message === 'string') expect(told).toBe(message);
  else expect(told).toMatch(message);
});

it('in a list, the wrong item is told', () => {
  expect(valueFault(fieldOf('list.date'), '["2026-01-31","2026-99-01"]')).toEqual({
    message: 'Value must be in YYYY-MM-DD format.',
    elementIndex: 1,
  });
  expect(messageOf('list.date', 'no list')).toBe('Value is not a valid list.date.');
});

it('only what is offered may be chosen', () => {
  const choices = [{ name: 'choices', value: '["fine","thick"]' }];
  expect(messageOf('single_line_text_field', 'fine', choices)).toBeNull();
  expect(messageOf('single_line_text_field', 'blue', choices)).toBe(
    'Value does not exist in provided choices: ["fine", "thick"].',
  );
});

it.each([
  ['weight', '{"value":5,"unit":"kilograms"}', '{"value":5.0,"unit":"KILOGRAMS"}'],
  ['weight', '{"value":5,"unit":"a \\"b\\""}', '{"value":5.0,"unit":"A \\"B\\""}'],
  ['list.speed', '[{"value":2.5,"unit":"x"}]', '[{"value":2.5,"unit":"X"}]'],
  ['date_time', '2026-01-01T12:30:00', '2026-01-01T12:30:00+00:00'],
  ['date_time', '2026-01-01T12:30:00Z', '2026-01-01T12:30:00Z'],
  ['list.number_decimal', '[10.4]', '["10.4"]'],
  ['rating', rating('3.5'), '{"scale_min":"1.0","scale_max":"5.0","value":"3.5"}'],
])('a %s of %s is kept as %s', (type, value, kept) => {
  expect(writtenValue(type, value)).toBe(kept);
});

it('a value as JSON', () => {
  expect(jsonOfValue('number_integer', '12')).toBe(12);
  expect(jsonOfValue('single_line_text_field', '12')).toBe('12');
  expect(jsonOfValue('list.weight', '[{"value":2.0,"unit":"KILOGRAMS"}]')).toEqual([
    { value: 2, unit: 'kg' },
  ]);
  expect(jsonOfValue('json', null)).toBeNull();
});
