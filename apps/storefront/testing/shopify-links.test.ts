import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type InMemoryStorefront, openInMemoryStorefront } from './in-memory-storefront.ts';

let shop: InMemoryStorefront;
let variant = '';
beforeAll(async () => {
  shop = await openInMemoryStorefront({
    shops: ['nl', 'be'],
    environment: { SHOPIFY_NL_API_VERSION: '2026-10' },
  });
  const page = await (await shop.send('/nl/products/rain-shampoo')).text();
  variant = /gid:\/\/shopify\/ProductVariant\/(\d+)/.exec(page)?.[1] ?? '';
}, 120_000);
afterAll(() => shop[Symbol.asyncDispose]());

async function follow(path: string, headers: HeadersInit = {}) {
  const response = await shop.send(path, { redirect: 'manual', headers });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookies: response.headers.getSetCookie(),
  };
}

describe('a cart permalink', () => {
  it.each(['/nl', ''])('of %j leads to the checkout of a cart of its own', async (at) => {
    const first = await follow(`${at}/cart/${variant}:2`);
    expect(first.status).toBe(302);
    expect(first.location).toMatch(/\/cart\/c\/.+[?&]locale=/);
    expect(first.cookies).toEqual([]);
    const second = await follow(`${at}/cart/${variant}:2`);
    expect(second.location).not.toBe(first.location);
  });

  it('takes consent and marketing parameters along', async () => {
    const headers = { cookie: 'visitorConsent=refused' };
    const { location } = await follow(`/nl/cart/${variant}:1?gclid=1&sort=x`, headers);
    expect(location).toMatch(/&_cs=a0m0p0s0&locale=nl&gclid=1$/);
  });

  it('goes on without a code that does not apply', async () => {
    const { location } = await follow(`/nl/cart/${variant}:1?discount=NOSUCH`);
    expect(location).toMatch(/\/cart\/c\//);
  });

  it.each(['999999999:1', 'nonsense', '1:0'])('of %s leads to the cart', async (items) => {
    const { status, location } = await follow(`/nl/cart/${items}?utm_source=mail`);
    expect([status, location]).toEqual([302, '/nl/cart?utm_source=mail']);
  });
});

describe('a link with a discount', () => {
  it.each([
    ['', '/nl'],
    ['?redirect=/shop', '/nl/shop'],
    ['?redirect=%2Fshop%3Fhair%3Dcurly%23top', '/nl/shop?hair=curly#top'],
    ['?redirect=/shop&utm_source=mail', '/nl/shop?utm_source=mail'],
    ['?redirect=//evil.example', '/nl/evil.example'],
    ['?redirect=https://evil.example', '/nl/https:/evil.example'],
    ['?redirect=%5C%5Cevil.example', '/nl/evil.example'],
    ['?redirect=%09//evil.example', '/nl/evil.example'],
  ])('%s leads within the shop, and keeps the code for the cart', async (query, target) => {
    const { status, location, cookies } = await follow(`/nl/discount/SPRING%3B%20A${query}`);
    expect([status, location]).toEqual([302, target]);
    expect(cookies).toEqual([
      'linkedDiscount-nl=SPRING%3B%20A; Path=/; Max-Age=86400; SameSite=Lax',
    ]);
  });
});

test('the address of a checkout leads to the cart', async () => {
  const { status, location } = await follow('/nl/checkouts/cn/abc?key=1');
  expect([status, location]).toEqual([302, '/nl/cart']);
});

test.each([
  ['/NL/shop?sortOption=x', '/nl/shop?sortOption=x'],
  ['/Fr-BE', '/fr-be'],
  ['/NA/account', '/na/account'],
])('%s has moved to %s', async (path, target) => {
  expect(await follow(path)).toMatchObject({ status: 301, location: target });
});

test.each(['/EN/shop', '/nlx/shop'])('%s is no locale', async (path) => {
  expect((await follow(path)).status).toBe(404);
});
