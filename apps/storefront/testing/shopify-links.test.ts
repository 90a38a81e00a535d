import { describe, expect, it, test } from 'vitest';
import { requestStorefront } from './account-visitor.ts';
import { openStorefront } from './open-for-tests.ts';

const shop = await openStorefront({
  shops: ['nl', 'be'],
  environment: { SHOPIFY_NL_API_VERSION: '2026-10' },
});
const variant = await variantAt('/nl');

async function variantAt(market: string): Promise<string> {
  const page = await shop.read(`${market}/products/rain-shampoo`);
  return /gid:\/\/shopify\/ProductVariant\/(\d+)/.exec(page)?.[1] ?? '';
}

async function follow(path: string, headers: HeadersInit = {}) {
  const response = await shop.send(path, { redirect: 'manual', headers });
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    cookies: response.headers.getSetCookie(),
  };
}

function cartIdIn(checkoutUrl: string): string {
  return `gid://shopify/Cart/${/\/cart\/c\/([^?]+)/.exec(checkoutUrl)?.[1] ?? ''}`;
}

describe('a cart permalink', () => {
  it.each([
    ['/nl', 'nl', 'nl', 'NL'],
    ['', 'nl', 'en', 'NL'],
    ['/nl-be', 'be', 'nl-be', 'BE'],
    ['/fr-be', 'be', 'fr-be', 'BE'],
  ] as const)(
    'of %j leads to the checkout of a cart of its own',
    async (at, key, locale, country) => {
      const link = `${at}/cart/${await variantAt(at)}:2`;
      const first = await follow(link);
      expect(first.status).toBe(302);
      expect(first.location).toContain(`/${key}/cart/c/`);
      expect(new URL(first.location).searchParams.get('locale')).toBe(locale);
      expect(first.cookies).toEqual([]);
      const id = cartIdIn(first.location);
      const asked = 'query ($id: ID!) { cart(id: $id) { buyerIdentity { countryCode } } }';
      expect(await requestStorefront(shop, asked, { id }, key)).toMatchObject({
        data: { cart: { buyerIdentity: { countryCode: country } } },
      });
      const second = await follow(link);
      expect(second.location).not.toBe(first.location);
    },
  );

  it('takes consent and marketing parameters along', async () => {
    const headers = { cookie: 'visitorConsent=refused' };
    const { location } = await follow(`/nl/cart/${variant}:1?gclid=1&sort=x`, headers);
    expect(location).toMatch(/&_cs=a0m0p0s0&locale=nl&gclid=1$/);
  });

  it('goes on without a code that does not apply', async () => {
    const { location } = await follow(`/nl/cart/${variant}:1?discount=NOSUCH`);
    expect(location).toMatch(/\/cart\/c\//);
  });

  it('brings note and attributes to the order, but none of the shop’s own', async () => {
    const query = 'note=Hallo&attributes[where]=mail&attributes[_salonNo]=7';
    const { location } = await follow(`/nl/cart/${variant}:1?${query}`);
    const read = 'query ($id: ID!) { cart(id: $id) { note attributes { key value } } }';
    const id = cartIdIn(location);
    expect(await requestStorefront(shop, read, { id })).toMatchObject({
      data: { cart: { note: 'Hallo', attributes: [{ key: 'where', value: 'mail' }] } },
    });
  });

  it('opens the cart where it is to', async () => {
    const { location, cookies } = await follow(`/nl/cart/${variant}:2?storefront=true`);
    expect(location).toBe('/nl/cart/plain');
    const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
    const page = await shop.send(location, { headers: { cookie } });
    expect(await page.text()).toContain('/cart/c/');
  });

  it('of a variant that is not sold says so', async () => {
    const { location } = await follow('/nl/cart/999999999:1?utm_source=mail');
    expect(location).toBe('/nl/cart/plain?refused=unknownVariant&utm_source=mail');
    const page = await shop.read(location);
    expect(/role="alert".*?<p>.*?<\/p>/.exec(page)?.[0]).toContain('in deze winkel niet te koop');
  });

  it.each(['nonsense', '1:0'])('of %s leads to the cart', async (items) => {
    const { status, location } = await follow(`/nl/cart/${items}?utm_source=mail`);
    expect([status, location]).toEqual([302, '/nl/cart?utm_source=mail']);
  });

  it.each([
    ['cart/1:2,3:4?note=a', 'nl/cart/1%3A2%2C3%3A4?note=a'],
    ['discount/SPRING?redirect=/shop', 'nl/discount/SPRING?redirect=/shop'],
    ['cart/%2F%2Fevil.example?locale=en', 'cart/%2F%2Fevil.example?locale=en'],
  ])('of the platform, %s, leads to %s here', async (path, target) => {
    const response = await shop.platform.fetch(`http://localhost:4010/nl/${path}`);
    expect(response.headers.get('location')).toBe(`http://localhost:3000/${target}`);
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
    ['?redirect=/%09/evil.example', '/nl/evil.example'],
    ['?redirect=/..//evil.example', '/nl/evil.example'],
    ['?redirect=https:evil.example', '/nl/https:evil.example'],
    ['?redirect=%252F%252Fevil.example', '/nl/%2F%2Fevil.example'],
    ['?redirect=%00//evil.example', '/nl/%00/evil.example'],
    ['?redirect=//evil%E3%80%82example', '/nl/evil%E3%80%82example'],
    ['?redirect=/shop?q=caf%C3%A9', '/nl/shop?q=caf%C3%A9'],
    ['?redirect=/nl/shop', '/nl/shop'],
    ['?redirect=/nl', '/nl'],
  ])('%s leads within the shop, and keeps the code for the cart', async (query, target) => {
    const { status, location, cookies } = await follow(`/nl/discount/SPRING%3B%20A${query}`);
    expect([status, location]).toEqual([302, target]);
    expect(cookies).toEqual([
      'linkedDiscount-nl=SPRING%3B%20A; Path=/; Max-Age=86400; SameSite=Lax',
    ]);
  });
});

test.each([
  ['/nl/s/10001', '/nl?salon=10001'],
  ['/s/10001/', '/?salon=10001'],
  [
    '/fr-be/s/20001/products/rain-shampoo?utm_content=Anna',
    '/fr-be/products/rain-shampoo?salon=20001&utm_content=Anna',
  ],
  ['/nl/s/10001//evil.example', '/nl/evil.example?salon=10001'],
  ['/nl/s/10001/pages/%E3%80%82', '/nl/pages/%E3%80%82?salon=10001'],
  ['/nl/s/10%2F01?salon=7', '/nl?salon=10%2F01'],
  ['/nl/discount/SPRING?salon=10001', '/nl?salon=10001'],
])('%s leads to the page and brings the salon', async (path, target) => {
  expect(await follow(path)).toMatchObject({ status: 302, location: target });
});

test('a page is kept once, whichever salon its address brings', async () => {
  const page = (query: string) => shop.read(`/nl/products/rain-shampoo${query}`);
  expect(await page('?salon=10001')).toBe(await page('?salon=666'));
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

describe('an address that takes no form', () => {
  it.each(['/nl/cards', '/nl/cart/1:1', '/nl/discount/X', '/nl/account/data/download', '/nl/shop'])(
    '%s refuses one, and says what it answers',
    async (path) => {
      const body = new URLSearchParams({ a: 'b' });
      const response = await shop.send(path, { method: 'POST', body });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      if (!isPage)
        expect(await response.text()).toBe('This address answers GET and HEAD, not POST\n');
      expect(isPage).toBe(path === '/nl/shop');
    },
  );
});
