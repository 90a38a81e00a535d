import { expect, test } from 'vitest';
import { arrange, arrangeAtOnce, type Cell } from './arrange-cells.ts';

const FIRST = 4;
const list = (text: string) => text.split('');
const before = arrange([], list('abcdefgh'));
const shown = (cells: readonly Cell[]) => cells.map(({ id }) => id).join('');
const keysOf = (cells: readonly Cell[]) => cells.map(({ key }) => key);
const keyOf = (cells: readonly Cell[], id: string) => cells.find((cell) => cell.id === id)?.key;

test('a filter takes away what stands between the cards that stay, and moves none of them', () => {
  const now = arrangeAtOnce(before, list('bcegh'), FIRST);
  expect(shown(now)).toBe('bcegh');
  for (const { id, key } of now) expect(key).toBe(keyOf(before, id));
  // What it need not touch at once is left for later.
  expect(shown(arrangeAtOnce(before, list('abcdg'), FIRST))).toBe('abcdefgh');
});

test('a filter taken back puts cards between those that stayed', () => {
  const filtered = arrange(before, list('bdfh'));
  const now = arrangeAtOnce(filtered, list('abcdefgh'), FIRST);
  expect(shown(now)).toBe('abcdfh');
  expect(keyOf(now, 'b')).toBe(keyOf(filtered, 'b'));
  expect(new Set(keysOf(now)).size).toBe(now.length);
});

test('another order moves no place: the first ones show other cards, the others are as they were', () => {
  const now = arrangeAtOnce(before, list('hgfedcba'), FIRST);
  expect(shown(now)).toBe('hgfeefgh');
  expect(keysOf(now)).toEqual(keysOf(before));
});

test('cards that were nowhere take the first places over', () => {
  const now = arrangeAtOnce(before, list('uvwxyz'), FIRST);
  expect(shown(now)).toBe('uvwxefgh');
  expect(keysOf(now)).toEqual(keysOf(before));
});

test('more first places than there were get keys of their own', () => {
  const now = arrangeAtOnce(arrange([], list('ab')), list('wxyz'), FIRST);
  expect(shown(now)).toBe('wxyz');
  expect(new Set(keysOf(now)).size).toBe(4);
});

test('a list that has settled shows each product once, where it was shown first', () => {
  const changing = arrangeAtOnce(before, list('hgfedcba'), FIRST);
  const now = arrange(changing, list('hgfedcba'));
  expect(shown(now)).toBe('hgfedcba');
  expect(keysOf(now).slice(0, FIRST)).toEqual(keysOf(changing).slice(0, FIRST));
  expect(new Set(keysOf(now)).size).toBe(8);
});

test('whatever comes after whatever, the first places are right and no key stands for two', () => {
  const asked = ['abcdefgh', 'hgfedcba', 'cg', 'cghab', '', 'xyzab', 'abcxyz', 'zyxcba', 'a'];
  let cells: readonly Cell[] = [];
  for (const one of asked) {
    for (const other of asked) {
      for (const ids of [one, other]) {
        cells = arrangeAtOnce(cells, list(ids), FIRST);
        expect(shown(cells).slice(0, Math.min(FIRST, ids.length))).toBe(ids.slice(0, FIRST));
        expect(new Set(keysOf(cells)).size).toBe(cells.length);
      }
      cells = arrange(cells, list(other));
      expect(shown(cells)).toBe(other);
      expect(new Set(keysOf(cells)).size).toBe(cells.length);
    }
  }
});
