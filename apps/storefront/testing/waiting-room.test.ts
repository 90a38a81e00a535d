import { describe, expect, it } from 'vitest';
import { openStorefront } from './open-for-tests.ts';
import { writeJson } from './requests.ts';

const environment = { CHECKOUTS_PER_MINUTE: '1', PUBLIC_ORIGIN: 'http://lokke.test' };
const shop = await openStorefront({ shops: ['nl'], environment });
const VARIANT = 'gid://shopify/ProductVariant/1';

/** Makes a cart by the API, as the bag does, and takes its way to the checkout. */
async function fillBag(): Promise<URL> {
  const lineItems = [{ variantId: VARIANT, quantity: 1 }];
  const wish = writeJson({ locale: 'nl', lineItems });
  const response = await shop.send('/api/shopify/checkout/create/', wish);
  const { data } = await response.json();
  return new URL(`${data.checkoutUrl}&locale=nl&utm_source=mail`);
}

const follow = (url: URL) => shop.send(url.pathname + url.search);

describe('a launch with a waiting room', () => {
  it('lets the first buyer in and has a later one wait on a page of their own', async () => {
    const [first, second, third] = [await fillBag(), await fillBag(), await fillBag()];
    const led = await follow(first);
    expect(led.status).toBe(302);
    expect(led.headers.get('location')).toMatch(
      /\/cart\/c\/[^?]+\?key=[^&]+&locale=nl&utm_source=mail$/,
    );

    // A minute may begin between two of them, not between three.
    await follow(second);
    const waits = await follow(third);
    expect(waits.status).toBe(200);
    expect(waits.headers.get('cache-control')).toBe('private, no-store');
    expect(waits.headers.getSetCookie()).toEqual([]);
    const html = await waits.text();
    expect(html).toContain('Je staat in de rij');
    expect(html).toContain('content="noindex');
    expect(html).toMatch(/<noscript><a [^>]*href="\/nl\/cart\/checkout\?to=/);
    expect((await follow(first)).status).toBe(302);
  });

  it('holds for permalinks', async () => {
    const link = await shop.send('/nl/cart/1:1');
    expect(link.headers.get('location')).toMatch(/\/nl\/cart\/checkout\?to=/);
  });

  it('leads to the bag where the address is not ours', async () => {
    const response = await shop.send('/nl/cart/checkout?to=made-up&utm_source=mail');
    expect(response.headers.get('location')).toBe('/nl/cart?utm_source=mail');
  });
});
