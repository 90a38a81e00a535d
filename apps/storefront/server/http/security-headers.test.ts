import { expect, it } from 'vitest';
import { openStorefront } from '../../testing/open-for-tests.ts';
import { securityHeadersOf } from './security-headers.ts';

const shop = await openStorefront({ environment: { PUBLIC_ORIGIN: 'https://lokke.test' } });

const EVERYTHING = [
  ['a page', '/nl'],
  ['a page that was kept', '/nl'],
  ['a product', '/nl/products/rain-shampoo'],
  ['a page that is not there', '/nl/nowhere'],
  ['a page of an account', '/nl/account/login'],
  ['a redirect', '/nl/account/dashboard'],
  ['a call', '/api/shopify/account/customer/'],
  ['a call that is not there', '/api/nothing'],
  ['a webhook', '/webhooks/shopify/nl'],
  ['a file for crawlers', '/robots.txt'],
  ['the sign of life', '/healthz'],
] as const;

it.each(EVERYTHING)(
  '%s says what a browser may do with it, and runs no stranger’s script',
  async (_kind, path) => {
    const { headers } = await shop.send(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(self\)/),
      'content-security-policy': expect.stringMatching(
        /^default-src '(?:self|none)'.*frame-ancestors 'none'/,
      ),
    });
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts.replaceAll(/ ?'(?:self|sha256-[\w+/=]+)'/g, '')).toBe('');
    expect(scripts === '').toBe(policy.startsWith("default-src 'none'"));
  },
);

it('where the shop is not at https, no browser is told to keep to it', () => {
  const names = securityHeadersOf('http://localhost:3000').map(([name]) => name);
  expect(names).not.toContain('strict-transport-security');
});
