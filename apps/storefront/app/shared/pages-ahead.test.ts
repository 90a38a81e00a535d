import { expect, test } from 'vitest';
import {
  beginLoad,
  expectPage,
  giveUpPagesAhead,
  isLoadedAhead,
  noteShown,
} from './pages-ahead.ts';

const MASK = '/nl/products/mask';

test('a page ahead whose script is missing is given up, and loaded when its link is pressed', () => {
  noteShown('/nl/shop');
  expect(giveUpPagesAhead()).toBe(false);
  expectPage(MASK);
  expect(isLoadedAhead(MASK)).toBe(true);
  // Each part of a page asks for its script.
  expect([giveUpPagesAhead(), giveUpPagesAhead()]).toEqual([true, true]);
  expect(isLoadedAhead(MASK)).toBe(false);
  expect(beginLoad(MASK)).toBe(false);
  noteShown(MASK);
  expect(giveUpPagesAhead()).toBe(false);
});
