import { expect, test, vi } from 'vitest';
import { type Packed, pack, packList, packOnce, unpack } from './packed.ts';

const menu = { title: 'Shop', items: [{ title: 'Rain', path: '/rain' }] };

/** What arrives in a browser: the fields that the router writes. */
const sent = <Value>(packed: Packed<Value>): Packed<Value> => JSON.parse(JSON.stringify(packed));

test('what was packed is at hand as it was, and travels as its text alone', () => {
  const packed = pack(menu);
  expect(unpack(packed)).toBe(menu);
  expect(Object.keys(packed)).toEqual(['json']);
  expect(unpack(sent(packed))).toEqual(menu);
});

test('it is read once where it arrives', () => {
  const arrived = sent(pack(menu));
  expect(unpack(arrived)).toBe(unpack(arrived));
});

test('a text that was made before is taken as it is', () => {
  expect(unpack(sent(pack([1, 2], '[1, 2]')))).toEqual([1, 2]);
});

test('what is packed again and again is written once', () => {
  const writing = vi.fn(() => 'written');
  const value = { toJSON: writing };
  expect(packOnce(value).json).toBe('"written"');
  expect(packOnce(value).json).toBe('"written"');
  expect(writing).toHaveBeenCalledTimes(1);
  expect(unpack(packOnce(value))).toBe(value);
});

test('a list is the list of what was packed before', () => {
  const list = [menu, { ...menu, title: 'Salons' }];
  expect(unpack(packList(list))).toBe(list);
  expect(unpack(sent(packList(list)))).toEqual(list);
  expect(unpack(sent(packList([])))).toEqual([]);
});
