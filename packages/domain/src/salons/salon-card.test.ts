import { expect, test } from 'vitest';
import { salonCardLink } from './index.ts';

const HERE = { origin: 'https://shop.test', prefix: '/nl', salonNo: '10 001' };

test.each([
  ['', '/nl/s/10%20001'],
  [' / ', '/nl/s/10%20001'],
  ['/products/rain-shampoo', '/nl/s/10%20001/products/rain-shampoo'],
  ['products/rain-shampoo#reviews', '/nl/s/10%20001/products/rain-shampoo'],
  ['https://shop.test/de/products/x?Size=1%20l', '/nl/s/10%20001/products/x?Size=1%20l'],
])('a card for the page %j links to %s', (page, path) => {
  expect(salonCardLink({ ...HERE, page })).toBe(`https://shop.test${path}`);
});

test.each([
  'https://evil.test/',
  '//evil.test',
  'javascript:alert(1)',
  'http://shop.test/',
  'http://',
])('no card is made for %s', (page) => {
  expect(salonCardLink({ ...HERE, page })).toBeNull();
});
