import { describe, expect, it } from 'vitest';
import { menuPath, shopLink } from './load-menu.ts';

describe('a menu entry points at', () => {
  it.each([
    ['/', 'http://localhost:4010/nl', 'http://localhost:4010'],
    ['/', 'https://shop.example/', 'https://shop.example'],
    ['/shop', 'http://localhost:4010/nl/collections/all', 'http://localhost:4010'],
    ['/shop', 'https://shop.example/collections', 'https://shop.example'],
    ['/range/rain', 'http://localhost:4010/nl/collections/rain', 'http://localhost:4010'],
    ['/products/rain-mask', 'https://shop.example/products/rain-mask', 'https://shop.example'],
    ['/policies/privacy-policy', '/policies/privacy-policy', 'https://shop.example'],
    ['/journal', 'https://shop.example/blogs/news', 'https://shop.example'],
    ['/journal/water', 'http://localhost:4010/nl/blogs/journal/water', 'http://localhost:4010'],
    ['/pages/about', 'https://shop.example/pages/about/', 'https://shop.example'],
  ])('%s for %s', (path, url, origin) => {
    expect(menuPath(url, origin)).toBe(path);
  });

  it.each([
    ['another site', 'https://elsewhere.example/products/rain-mask'],
    ['a script', 'javascript:alert(1)'],
    ['a page that we do not have', 'https://shop.example/apps/track'],
    ['products without a name', 'https://shop.example/products'],
    ['no address at all', 'https://'],
  ])('nothing of ours for %s', (_, url) => {
    expect(menuPath(url, 'https://shop.example')).toBeNull();
  });
});

it.each([
  ['/collections/rain', '/nl/range/rain'],
  ['https://shop.example/products/rain-mask#sizes', '/nl/products/rain-mask#sizes'],
  ['/blogs/journal/water', '/nl/journal/water'],
  ['/cart?x=1', '/nl/cart?x=1'],
  ['#part', '#part'],
  ['https://elsewhere.example/collections/rain', 'https://elsewhere.example/collections/rain'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['https://', 'https://'],
])('a link to %s in a text leads to %s', (href, leads) => {
  expect(shopLink(href, { shopOrigin: 'https://shop.example', prefix: '/nl' })).toBe(leads);
});
