import { expect, it } from 'vitest';
import { openVisitor } from '../../testing/account-visitor.ts';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { countRoundTrips } from '../../testing/count-round-trips.ts';
import { ANNA } from '../../testing/customer-fixture.ts';
import { openEmbeddedShops } from '../../testing/embedded-shops.ts';

const NEVER = '0 asked, 0 waited';
const ONCE = '1 asked, 1 waited';
const TWICE = '2 asked, 2 waited';
const variantId = 'gid://shopify/ProductVariant/1';

// Upstream requests per call, and sequential round trips among them.
it('a call asks once where once will do', async () => {
  using shops = await openEmbeddedShops();
  const { fetch, rounds } = countRoundTrips(shops.platform.fetch);
  shops.respondWith(fetch);
  const { api, checkout } = openEndpoint(shops);
  const anna = openVisitor(api);
  const found: Record<string, string> = {};
  const count = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const [requested, waited] = [shops.requestCount(), rounds()];
    const value = await work();
    found[name] = `${shops.requestCount() - requested} asked, ${rounds() - waited} waited`;
    return value;
  };
  const get = async (path: string) => api.request(`http://lokke.test${path}`);

  const suggestions = '/api/search/suggestions/?locale=nl&query=shampoo';
  await count('suggestions, first', () => get(suggestions));
  await count('suggestions', () => get(suggestions));
  const cart = await count('create', () =>
    checkout('create', { lineItems: [{ variantId, quantity: 1 }] }),
  );
  const { id } = cart;
  const line = cart.lines.edges[0]?.node.id;
  await count('request', () => checkout('request', { id }));
  for (const [name, change] of Object.entries({
    'add-items': { lineItems: [{ variantId, quantity: 1 }] },
    'replace-items': { lineItems: [{ id: line, variantId, quantity: 3 }] },
    'discount-codes': { id, discountCodes: ['LOKKE'] },
    'remove-items': { lineItemIds: [line] },
  })) {
    await count(name, () => checkout(name, { checkoutId: id, ...change }));
  }
  await count('customer, of nobody', () => anna.customer());
  await count('register', () => anna.post('register', ANNA));
  await count('login', () => anna.post('login', ANNA));
  await count('customer', () => anna.customer());
  const { email } = ANNA;
  await count('set-customer-wishlist', () =>
    anna.post('set-customer-wishlist', { email, productIds: [] }),
  );
  await count('get-customer-wishlist', () => anna.post('get-customer-wishlist', { email }));
  await count('country', () => get('/api/market/country/'));
  expect(found).toEqual({
    'suggestions, first': '3 asked, 1 waited',
    suggestions: ONCE,
    create: ONCE,
    request: ONCE,
    'add-items': ONCE,
    'replace-items': ONCE,
    'discount-codes': ONCE,
    'remove-items': ONCE,
    'customer, of nobody': NEVER,
    register: TWICE,
    login: ONCE,
    customer: ONCE,
    // The Admin API accepts any customer id, so the Storefront API has to confirm the customer first.
    // Asks for the Admin API's token first.
    'set-customer-wishlist': '3 asked, 3 waited',
    'get-customer-wishlist': TWICE,
    country: NEVER,
  });
});
