import { expect, it } from 'vitest';
import { clientAddressOf } from './client-address.ts';

const requestFrom = (forwardedFor?: string) =>
  new Request('http://lokke.test/', {
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  });

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
  ['2001:db8:1:2::99', '2001:db8:1:0::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['nonsense', 'unknown'],
  [null, 'unknown'],
])('a connection from %s counts as %s', (peer, expected) => {
  expect(clientAddressOf(requestFrom(), peer, 0).network).toBe(expected);
});

it('what a visitor claims is not believed without a proxy of ours', () => {
  expect(clientAddressOf(requestFrom('198.51.100.1'), '203.0.113.7', 0).ip).toBe('203.0.113.7');
});

it.each([
  [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  [2, '198.51.100.1, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
  [2, '203.0.113.7', '10.0.0.9'],
])('behind %d proxies, of "%s" it is %s', (count, forwarded, expected) => {
  expect(clientAddressOf(requestFrom(forwarded), '10.0.0.9', count).ip).toBe(expected);
});
