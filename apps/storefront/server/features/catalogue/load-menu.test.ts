import { describe, expect, it } from 'vitest';
import { menuPath } from './load-menu.ts';

describe('a menu entry points at', () => {
  it.each([
    ['/', 'http://localhost:4010/nl', 'http://localhost:4010'],
    ['/', 'https://shop.example/', 'https://shop.example'],
    ['/shop', 'http://localhost:4010/nl/collections/all', 'http://localhost:4010'],
    ['/shop', 'https://shop.example/collections', 'https://shop.example'],
    ['/range/rain', 'http://localhost:4010/nl/collections/rain', 'http://localhost:4010'],
    ['/products/rain-mask', 'https://shop.example/products/rain-mask', 'https://shop.example'],
    ['/policies/privacy-policy', '/policies/privacy-policy', 'https://shop.example'],
    ['/pages/about', 'https://shop.example/pages/about/', 'https://shop.example'],
  ])('%s for %s', (path, url, origin) => {
    expect(menuPath(url, origin)).toBe(path);
  });

  it.each([
    ['another site', 'https://elsewhere.example/products/rain-mask'],
    ['a script', 'javascript:alert(1)'],
    ['a page that we do not have', 'https://shop.example/blogs/news'],
    ['products without a name', 'https://shop.example/products'],
    ['no address at all', 'https://'],
  ])('nothing of ours for %s', (_, url) => {
    expect(menuPath(url, 'https://shop.example')).toBeNull();
  });
});
