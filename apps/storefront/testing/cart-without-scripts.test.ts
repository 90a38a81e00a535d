import { describe, expect, it } from 'vitest';
import { openInMemoryStorefront } from './in-memory-storefront.ts';
import { openStorefront } from './open-for-tests.ts';
import { openCookieJar, writeForm } from './requests.ts';

const CART = '/nl/cart/plain';

const shop = await openStorefront({ shops: ['nl', 'be'] });

/** A browser without scripts: forms and cookies. */
function openVisitor({ send: request } = shop) {
  const { cookies, header, keep } = openCookieJar();
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, cookie: header() };
    const response = await request(path, { ...init, headers });
    keep(response.headers.getSetCookie());
    return response;
  };
  const post = (fields: Readonly<Record<string, string>>, path = CART, headers = {}) =>
    send(path, writeForm(fields, { ...headers }));
  const page = async (path = CART) => (await send(path)).text();
  const adds = async (path = CART) => {
    const product = await page(path.replace('cart/plain', 'products/rain-shampoo'));
    return post(
      { variantId: /gid:\/\/shopify\/ProductVariant\/\d+/.exec(product)?.[0] ?? '' },
      path,
    );
  };
  return { cookies, send, post, page, adds };
}

const variantIdIn = (html: string) => /name="variantId" value="([^"]*)"/.exec(html)?.[1] ?? '';
const lineIdIn = (html: string) => /name="lineId" value="([^"]*)"/.exec(html)?.[1] ?? '';
const quantityIn = (html: string) =>
  /name="quantity"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="quantity"/
    .exec(html)
    ?.slice(1)
    .find(Boolean);

describe('a visitor without scripts', () => {
  it('finds a form on the product page, which stays the same for all and kept', async () => {
    const response = await shop.send('/nl/products/rain-shampoo');
    const html = await response.text();
    expect(html).toMatch(/<form [^>]*action="\/nl\/cart\/plain"/);
    expect(html).toContain('name="variantId"');
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('is led from the kept cart page to the own one', async () => {
    const response = await shop.send('/nl/cart');
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(await response.text()).toMatch(/<noscript><meta [^>]*url=\/nl\/cart\/plain/);
  });

  it('adds, changes, removes, and sees a page that nobody keeps', async () => {
    const visitor = openVisitor();
    const added = await visitor.adds();
    expect(added.status).toBe(303);
    expect(added.headers.get('location')).toBe(CART);
    expect(added.headers.get('set-cookie')).toMatch(
      /^lokke-cart-nl=[^;]+; Path=\/; Max-Age=7344000; HttpOnly; SameSite=Lax$/,
    );
    await visitor.adds();
    const response = await visitor.send(CART);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const html = await response.text();
    expect(quantityIn(html)).toBe('2');
    expect(html).toMatch(/href="[^"]*\/cart\/c\/[^"]*locale=nl"/);

    const lineId = lineIdIn(html);
    await visitor.post({ intent: 'change', lineId, variantId: variantIdIn(html), quantity: '5' });
    expect(quantityIn(await visitor.page())).toBe('5');
    await visitor.post({ intent: 'remove', lineId });
    expect(await visitor.page()).toContain('Je tas is leeg');
  });

  it('has one cart in both languages of a shop, and another in another shop', async () => {
    const visitor = openVisitor();
    await visitor.adds('/nl-be/cart/plain');
    expect(quantityIn(await visitor.page('/fr-be/cart/plain'))).toBe('1');
    expect(quantityIn(await visitor.page(CART))).toBeUndefined();
  });

  it('is told in the own language what was wrong, and keeps the cart', async () => {
    const visitor = openVisitor();
    await visitor.adds();
    const refused = await visitor.post({ variantId: 'x' });
    expect(refused.status).toBe(400);
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    const html = await refused.text();
    expect(html).toContain('role="alert"');
    expect(html).toContain('Je tas kon niet worden aangepast.');
    expect(quantityIn(html)).toBe('1');
  });

  it('gets a new cart where the remembered one is forged', async () => {
    const visitor = openVisitor();
    visitor.cookies.set('lokke-cart-nl', 'forged');
    expect(quantityIn(await visitor.page())).toBeUndefined();
    expect(visitor.cookies.size).toBe(0);
    await visitor.adds();
    expect(quantityIn(await visitor.page())).toBe('1');
  });

  it('makes as many carts as scripts may, and not one more', async () => {
    await using strict = await openInMemoryStorefront({ environment: { NEW_CARTS_PER_HOUR: '1' } });
    expect((await openVisitor(strict).adds()).status).toBe(303);
    const refused = await openVisitor(strict).adds();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
  });
});
