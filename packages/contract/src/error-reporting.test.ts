import { expect, it, test } from 'vitest';
import { scrub } from './error-reporting.ts';

test.each([
  ['no customer anna.berg+1@example.co.uk here', 'no customer [email] here'],
  ['/search?q=anna%40example.com&sort=x', '/search?q=[hidden]&sort=x'],
  ['gid://shopify/Cart/Z2NwLXVz?key=0a1b is gone', 'gid://shopify/Cart/[hidden] is gone'],
  ['http://localhost:4010/nl/cart/c/abc?key=def', 'http://localhost:4010/nl/cart/c/[hidden]'],
  ['/nl/account/reset/12/5a1e2cd592c8-179', '/nl/account/reset/[hidden]'],
  ['/nl/account/restock/eyJhbGci..iv.text.tag', '/nl/account/restock/[hidden]'],
  [
    '/nl/account/professional/action?mode=x&oobCode=se-cret',
    '/nl/account/professional/action?mode=x&oobCode=[hidden]',
  ],
  ['token 5a1e2cd592c8dc69aea4fb04b1e3e2411 refused', 'token [hidden] refused'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer [hidden]'],
  ['eyJhbGciOiJub25l.eyJzdWIiOiIx.', '[hidden]'],
  ['shpat_0a1b2c was turned away', '[hidden] was turned away'],
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
])('%s becomes %s', (text, left) => {
  expect(scrub(text)).toBe(left);
});

it('hides what belongs to a person, however deep, and leaves the rest', () => {
  const event = {
    message: 'for anna@example.com',
    request: { url: '/nl/cart', headers: { cookie: 'a=b' }, query_string: 'q=x' },
    user: { ip_address: '10.0.0.1' },
    extra: { body: [{ firstName: 'Anna', zip: '1011', customerAccessToken: 'abc', quantity: 2 }] },
  };
  expect(scrub(event)).toEqual({
    message: 'for [email]',
    request: { url: '/nl/cart', headers: '[hidden]', query_string: '[hidden]' },
    user: '[hidden]',
    extra: {
      body: [
        { firstName: '[hidden]', zip: '[hidden]', customerAccessToken: '[hidden]', quantity: 2 },
      ],
    },
  });
});

it('follows nothing without end', () => {
  const knot: Record<string, unknown> = {};
  knot['self'] = knot;
  expect(JSON.stringify(scrub(knot))).toContain('[hidden]');
});
