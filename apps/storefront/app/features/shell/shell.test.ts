import { expect, test } from 'vitest';
import { withAllProducts } from './shell.tsx';

const rain = { title: 'Rain', path: '/range/rain', items: [] };
const all = { title: 'Alles', path: '/shop', items: [] };
const added = { title: 'Alle producten', path: '/shop', items: [] };

test.each([
  ['no menu', []],
  ['a menu without a way there', [rain]],
  ['an item that opens a panel', [{ title: 'Lijnen', path: '/shop', items: [rain] }]],
])('the shelf with everything comes before %s', (_, menu) => {
  expect(withAllProducts(menu, 'Alle producten')).toEqual([added, ...menu]);
});

test.each([
  ['itself', [rain, all]],
  ['by an item below another', [{ title: 'Producten', path: '/shop', items: [all, rain] }]],
])('a menu that leads there %s stays as the merchant made it', (_, menu) => {
  expect(withAllProducts(menu, 'Alle producten')).toBe(menu);
});
