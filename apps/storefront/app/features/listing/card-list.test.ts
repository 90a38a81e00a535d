import { expect, test } from 'vitest';
import { arrange, type Cell, orderVisibleFirst } from './card-list.tsx';

const NEAR = 4;
const IN_SIGHT = 3;
const list = (text: string) => text.split('');
const before = arrange(list('abcdefgh'), NEAR);
const inThePage = (cells: readonly Cell[]) => cells.map(({ id }) => id).join('');
/** Sorts visually: by `order`, else by position. */
const idsInOrder = (cells: readonly Cell[]) =>
  inThePage(cells.toSorted((left, right) => (left.order ?? 0) - (right.order ?? 0)));
const near = (cells: readonly Cell[]) => inThePage(cells.filter(({ isNear }) => isNear));

test('another order moves no element: those in sight are called to the front', () => {
  const now = orderVisibleFirst(before, list('hgfedcba'), IN_SIGHT);
  expect(inThePage(now)).toBe('abcdefgh');
  expect(idsInOrder(now)).toBe('hgfabcde');
});

test('what is called to the front is drawn at once, and what makes way stays drawn', () => {
  expect(near(orderVisibleFirst(before, list('hgfedcba'), IN_SIGHT))).toBe('abcdfgh');
});

test('what is new stands at the start of the page, so that nothing makes way for it', () => {
  const now = orderVisibleFirst(before, list('xbyacdef'), IN_SIGHT);
  expect(inThePage(now)).toBe('xyabcdefgh');
  expect(idsInOrder(now)).toBe('xbyacdefgh');
});

test('what is below is as it was, also where a filter has left nothing of it', () => {
  const now = orderVisibleFirst(before, list('abcfh'), IN_SIGHT);
  expect(idsInOrder(now)).toBe('abcdefgh');
});

test('a change that is taken back before the list has settled calls nothing to the front any more', () => {
  const changing = orderVisibleFirst(before, list('hgfedcba'), IN_SIGHT);
  const now = orderVisibleFirst(changing, list('abcdefgh'), IN_SIGHT);
  expect(idsInOrder(now)).toBe('abcdefgh');
});

test('a list that has settled stands in the page as it is shown, its start drawn at once', () => {
  const now = arrange(list('hgfedcba'), NEAR);
  expect(inThePage(now)).toBe('hgfedcba');
  expect(idsInOrder(now)).toBe('hgfedcba');
  expect(near(now)).toBe('hgfe');
});

test('whatever comes after whatever, what is in sight is right and drawn, and no product stands twice', () => {
  const lists = ['abcdefgh', 'hgfedcba', 'cg', 'cghab', '', 'xyzab', 'abcxyz', 'zyxcba', 'a'];
  let cells: readonly Cell[] = [];
  for (const one of lists) {
    for (const other of lists) {
      for (const ids of [one, other]) {
        cells = orderVisibleFirst(cells, list(ids), IN_SIGHT);
        const first = idsInOrder(cells).slice(0, Math.min(IN_SIGHT, ids.length));
        expect(first).toBe(ids.slice(0, IN_SIGHT));
        expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
        for (const id of first) expect(near(cells)).toContain(id);
      }
      cells = arrange(list(other), NEAR);
    }
  }
});
