import { expect, test } from 'vitest';
import {
  beginLoad,
  expectPage,
  giveUpPagesAhead,
  isLoadedAhead,
  isShown,
  noteShown,
} from './pages-ahead.ts';

const MASK = '/nl/products/mask';

test('giveUpPagesAhead leaves a page to the press on its link, until another page is shown', () => {
  noteShown('/nl/shop');
  expectPage(MASK);
  expect(isLoadedAhead(MASK)).toBe(true);
  giveUpPagesAhead();
  expect([isLoadedAhead(MASK), beginLoad(MASK)]).toEqual([false, false]);
  noteShown('/nl/products/oil');
  expectPage(MASK);
  expect([isLoadedAhead(MASK), beginLoad(MASK)]).toEqual([true, true]);
});

test('a page is not shown yet where Back has changed the address alone', () => {
  noteShown('/nl/shop?q=oil');
  expect(isShown({ pathname: '/nl/shop', search: '?q=oil' })).toBe(true);
  expect(isShown({ pathname: '/nl/shop', search: '' })).toBe(false);
});
