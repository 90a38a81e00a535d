// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { leavesPage } from './deferred-widgets.tsx';

const HERE = 'https://shop.example/de/cart';

it.each([
  ['another page', '<a href="https://shop.example/de/shop">', true, true],
  ['a place on this page', '<a href="https://shop.example/de/cart#codes">', true, false],
  [
    'the checkout, while the shop alone is away',
    '<a href="https://pay.example/cart/c/1">',
    true,
    false,
  ],
  ['the checkout, without a network', '<a href="https://pay.example/cart/c/1">', false, true],
  ['another tab', '<a href="https://pay.example/" target="_blank">', false, false],
  ['an e-mail', '<a href="mailto:help@shop.example">', false, false],
])('a press on a link to %s waits: %s', (_, link, onLine, isHeld) => {
  vi.stubGlobal('navigator', { onLine });
  document.body.innerHTML = link;
  expect(leavesPage(document.querySelector('a'), HERE)).toBe(isHeld);
});
