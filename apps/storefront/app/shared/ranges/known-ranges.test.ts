import { expect, test } from 'vitest';
import { rangeOfPath, rangesOfMenu } from './known-ranges.ts';

test.each([
  ['/range/rain', 'rain'],
  ['/range/rain/', null],
  ['/range/', null],
  ['/range', null],
  ['/products/rain', null],
  ['/nl/range/rain', null],
])('%s is the page of %s', (path, range) => {
  expect(rangeOfPath(path)).toBe(range);
});

test('the ranges of a menu are those with a pigment, in the order of the menu', () => {
  const item = (title: string, path: string) => ({ title, path, items: [] });
  const menu = [
    item('Shop', '/shop'),
    {
      ...item('Ranges', '/shop'),
      items: [
        item('Moss', '/range/moss'),
        item('Sale', '/range/sale'),
        item('Rain', '/range/rain'),
      ],
    },
  ];
  expect(rangesOfMenu(menu)).toEqual([
    { handle: 'moss', title: 'Moss' },
    { handle: 'rain', title: 'Rain' },
  ]);
});
