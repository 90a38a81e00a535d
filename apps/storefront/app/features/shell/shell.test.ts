import { expect, test } from 'vitest';
import { withAllProducts } from './shell.tsx';

const rain = { title: 'Rain', path: '/range/rain', items: [] };

test('the shelf with everything comes first when the menu has no way to it', () => {
  expect(withAllProducts([rain], 'Alle producten')).toEqual([
    { title: 'Alle producten', path: '/shop', items: [] },
    rain,
  ]);
});

test('a menu that leads there already stays as the merchant made it', () => {
  const menu = [rain, { title: 'Alles', path: '/shop', items: [] }];
  expect(withAllProducts(menu, 'Alle producten')).toBe(menu);
});

test('an item that opens a panel is no way there', () => {
  const menu = [{ title: 'Lijnen', path: '/shop', items: [rain] }];
  expect(withAllProducts(menu, 'Alle producten')).toHaveLength(2);
});

test('without any menu there is still a way to the products', () => {
  expect(withAllProducts([], 'Alle producten')).toHaveLength(1);
});

test('an item below another leads there, too', () => {
  const all = { title: 'Alles', path: '/shop', items: [] };
  const menu = [{ title: 'Producten', path: '/shop', items: [all, rain] }];
  expect(withAllProducts(menu, 'Alle producten')).toBe(menu);
});
