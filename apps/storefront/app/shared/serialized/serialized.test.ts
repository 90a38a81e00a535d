import { expect, test, vi } from 'vitest';
import { deserialize, packList, packOnce, type Serialized, serialize } from './serialized.ts';

const menu = { title: 'Shop', items: [{ title: 'Rain', path: '/rain' }] };

/** What arrives in a browser: the fields that the router writes. */
const sent = <Value>(packed: Serialized<Value>): Serialized<Value> =>
  JSON.parse(JSON.stringify(packed));

test('what was packed is at hand as it was, and travels as its text alone', () => {
  const packed = serialize(menu);
  expect(deserialize(packed)).toBe(menu);
  expect(Object.keys(packed)).toEqual(['json']);
  expect(deserialize(sent(packed))).toEqual(menu);
});

test('it is read once where it arrives', () => {
  const arrived = sent(serialize(menu));
  expect(deserialize(arrived)).toBe(deserialize(arrived));
});

test('a text that was made before is taken as it is', () => {
  expect(deserialize(sent(serialize([1, 2], '[1, 2]')))).toEqual([1, 2]);
});

test('what is packed again and again is written once', () => {
  const writing = vi.fn(() => 'written');
  const value = { toJSON: writing };
  expect(packOnce(value).json).toBe('"written"');
  expect(packOnce(value).json).toBe('"written"');
  expect(writing).toHaveBeenCalledTimes(1);
  expect(deserialize(packOnce(value))).toBe(value);
});

test('a list is the list of what was packed before', () => {
  const list = [menu, { ...menu, title: 'Salons' }];
  expect(deserialize(packList(list))).toBe(list);
  expect(deserialize(sent(packList(list)))).toEqual(list);
  expect(deserialize(sent(packList([])))).toEqual([]);
});
