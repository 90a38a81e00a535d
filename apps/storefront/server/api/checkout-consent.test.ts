import { consentCookie } from '@lokke/domain/consent';
import { marketOf } from '@lokke/domain/markets';
import { expect, it } from 'vitest';
import { openVisitor } from '../../testing/account-visitor.ts';
import { cartIn, openEndpoint } from '../../testing/call-endpoint.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';

const LINE = { variantId: 'gid://shopify/ProductVariant/1', quantity: 1 };

/** A browser with one cart, at a shop of a market that answers in a version. */
async function openCart(locale: 'nl' | 'na' | 'no', version: string) {
  const { shop } = marketOf(locale);
  const embedded = await openEmbeddedShops({
    shops: [shop],
    environment: { [`SHOPIFY_${shop.toUpperCase()}_API_VERSION`]: version },
  });
  const visitor = openVisitor(openEndpoint(embedded).api);
  const send = async (call: string, body: object) =>
    cartIn(await visitor.post(`../checkout/${call}`, { locale, ...body }));
  const { id } = await send('create', { lineItems: [LINE] });
  return {
    platform: embedded.platform,
    async checkoutUrl(choice: 'accepted' | 'refused' | null) {
      const [name = '', value = ''] = consentCookie(choice).split(/[=;]/, 2);
      visitor.cookies.set(name, value);
      return new URL((await send('request', { id })).checkoutUrl);
    },
    [Symbol.dispose]: () => embedded[Symbol.dispose](),
  };
}

it.each([
  ['nl', '2025-10'],
  ['na', '2026-04'],
  ['no', '2026-10'],
] as const)(
  'the checkout of %s in %s is told what the visitor said last',
  async (locale, version) => {
    using cart = await openCart(locale, version);
    const askShop = async (choice: 'accepted' | 'refused' | null) =>
      (await cart.checkoutUrl(choice)).searchParams.get('_cs');
    expect(await askShop(null)).toBeNull();
    expect(await askShop('accepted')).toBe('a1m1p1s1');
    expect(await askShop('refused')).toBe('a0m0p0s0');
    const page = await cart.platform.fetch(await cart.checkoutUrl('refused'));
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
  },
);

it.each(['2024-01', '2025-07'])(
  'a shop of %s knows no consent, and asks itself',
  async (version) => {
    using cart = await openCart('nl', version);
    expect((await cart.checkoutUrl('accepted')).searchParams.has('_cs')).toBe(false);
  },
);
