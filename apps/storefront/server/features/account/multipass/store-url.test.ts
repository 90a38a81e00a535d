import { expect, it } from 'vitest';
import { storeAddress } from './store-url.ts';

const STORES = ['http://localhost:4010/nl', 'https://checkout.lokke.example'];

it.each([
  'http://localhost:4010/nl',
  'http://localhost:4010/nl/cart/c/abc?key=1',
  'https://checkout.lokke.example/',
  'https://checkout.lokke.example/account?x=1#y',
])('%s is an address of the store', (address) => {
  expect(storeAddress(address, STORES)).toBe(new URL(address).href);
});

it.each([
  ['another site', 'https://evil.example/'],
  ['a site that begins like ours', 'https://checkout.lokke.example.evil.example/'],
  ['our name as a login', 'https://checkout.lokke.example@evil.example/'],
  ['a login at ours', 'https://x:y@checkout.lokke.example/'],
  ['another port', 'http://localhost:4011/nl'],
  ['another scheme', 'http://checkout.lokke.example/'],
  ['another shop of the same host', 'http://localhost:4010/de/cart'],
  ['a shop that begins like ours', 'http://localhost:4010/nlx'],
  ['a way out of the shop', 'http://localhost:4010/nl/../de'],
  ['an encoded way out', 'http://localhost:4010/nl/%2e%2e/de'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,hi'],
  ['a path', '/nl/cart'],
  ['no scheme', '//checkout.lokke.example/'],
  ['nothing', ''],
])('%s is none', (_, address) => {
  expect(storeAddress(address, STORES)).toBeNull();
});

it('line breaks in an address never reach a header', () => {
  const address = storeAddress('https://checkout.lokke.example/a\r\nset-cookie: x=1', STORES);
  expect(address).toBe('https://checkout.lokke.example/aset-cookie:%20x=1');
});
