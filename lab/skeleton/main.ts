// npm run lab -- skeleton: Hydrogen's own skeleton, built from its package, against the platform: a customer logs in,
// sees an order and logs out.
import { strict as assert } from 'node:assert';
import { registerClient } from '@lokke/platform';
import { buildSkeleton } from './build-skeleton.ts';
import { BUYER, buyTwo, readCode } from './buy-two.ts';
import { openPlatform } from './open-platform.ts';
import { openSkeleton, SKELETON } from './open-skeleton.ts';
import { providerOverTls } from './provider-over-tls.ts';

const file = buildSkeleton(console.warn);
await using platform = await openPlatform();
await buyTwo(platform);
const { id: clientId } = await registerClient(platform.context, 'nl', {
  name: 'Skeleton',
  redirectUris: [`${SKELETON}/account/authorize`],
  logoutUris: [`${SKELETON}/`, SKELETON],
  isConfidential: false,
});
const { withProvider, browse } = providerOverTls(platform);
const skeleton = await openSkeleton(file, {
  shop: platform.context.shops.nl,
  clientId,
  storeDomain: 'shopify.com/nl',
});
const ask: typeof skeleton.ask = (...asked) => withProvider(() => skeleton.ask(...asked));
const step = (name: string) => console.warn(`  ok   ${name}`);

const products = await ask('/collections/all');
assert.equal(products.status, 200);
assert.match(products.text, /\/products\/[\w-]+/);
step('shows products');

const refused = await ask('/account/orders');
assert.match(refused.location, /^\/account\/login/);
step('leads to its login');

const begun = await ask('/account/login');
const page = await browse(begun.location);
const request = page.searchParams.get('request') ?? '';
await browse(page.href, { request, do: 'send', email: BUYER });
const code = await readCode(platform.port, BUYER);
const { pathname, search } = await browse(page.href, { request, do: 'code', code });
const landed = await ask(`${pathname}${search}`);
assert.match(landed.location, /^\/account/);
step('logs in');

const orders = await ask('/account/orders');
assert.equal(orders.status, 200);
assert.match(orders.text, /1001/);
step('lists the order');
const [, orderPath = ''] = /href="(\/account\/orders\/[^"]+)"/.exec(orders.text) ?? [];
const order = await ask(orderPath);
assert.equal(order.status, 200);
assert.match(order.text, /#1001/);
step('shows the order');

const left = await ask('/account/logout', 'POST');
const home = await browse(left.location);
assert.equal(home.origin, SKELETON);
const after = await ask('/account/orders');
assert.match(after.location, /^\/account\/login/);
step('logs out');
