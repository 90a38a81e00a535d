import { expect, test } from 'vitest';
import { dateCodec, flagCodec, textCodec, textListCodec } from './codec.ts';

test.each(['gid://shopify/Cart/1?key=a', 'é', '0'])('text %s comes back as it was kept', (text) => {
  expect(textCodec.parse(textCodec.format(text))).toBe(text);
});

test.each([true, false])('the flag %s comes back as it was kept', (flag) => {
  expect(flagCodec.parse(flagCodec.format(flag))).toBe(flag);
});

test.each([[[]], [['a', 'b "c"']]])('the list %j comes back as it was kept', (list) => {
  expect(textListCodec.parse(textListCodec.format(list))).toEqual(list);
});

test('a date comes back as it was kept', () => {
  const date = new Date('2026-11-20T12:00:00.001Z');
  expect(dateCodec.parse(dateCodec.format(date))).toEqual(date);
});

test('what is foreign, old or damaged is dropped', () => {
  expect(textCodec.parse('')).toBeNull();
  for (const text of ['', 'yesterday']) expect(dateCodec.parse(text)).toBeNull();
  for (const text of ['1', 'TRUE', '']) expect(flagCodec.parse(text)).toBeNull();
  for (const text of ['', '{', '{"a":1}', '[1]', 'null']) {
    expect(textListCodec.parse(text)).toBeNull();
  }
});
