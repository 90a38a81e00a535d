import { expect, it } from 'vitest';
import { splitRequestUrl } from './request.ts';

it.each([
  'http://lokke.test/',
  'http://lokke.test:3000/api/market/country/',
  'https://lokke.test/nl/shop?at=/b://c',
  'https://lokke.test?a=/b',
  'http://[::1]:3000/api/x#y',
  'http://lokke.test/a%2Fb/ä',
])('the parts of %s are those that a parser finds', (address) => {
  const { host, pathname, href } = new URL(address);
  expect(splitRequestUrl(href)).toEqual({ host, path: pathname });
});
