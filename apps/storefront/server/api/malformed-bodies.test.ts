import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CheckoutCallName, type Endpoint, openEndpoint } from '../../testing/call-endpoint.ts';
import { type EmbeddedShops, openEmbeddedShops } from '../../testing/embedded-shops.ts';

let embedded: EmbeddedShops;
let endpoint: Endpoint;

beforeAll(async () => {
  embedded = await openEmbeddedShops();
  endpoint = openEndpoint(embedded);
});
afterAll(() => embedded[Symbol.dispose]());

const NAMES: readonly CheckoutCallName[] = [
  'create',
  'request',
  'add-items',
  'replace-items',
  'remove-items',
];

/** Valid nine times in ten, so that invalid parts reach the shop. */
const mostly = (right: fc.Arbitrary<unknown>, odd: fc.Arbitrary<unknown> = fc.anything()) =>
  fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: odd });

/** Almost valid identifiers. */
const nearlyId = (type: string) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(`gid://shopify/${type}/1`) },
    {
      weight: 4,
      arbitrary: fc.string({ maxLength: 12 }).map((end) => `gid://shopify/${type}/${end}`),
    },
    fc.constantFrom('Cart', 'Product', 'CartLine').map((other) => `gid://shopify/${other}/1?key=2`),
    fc.string(),
    fc.anything(),
  );

const item = fc.record(
  {
    variantId: nearlyId('ProductVariant'),
    id: nearlyId('CartLine'),
    quantity: mostly(fc.constantFrom(1, 2, 999_999)),
    sellingPlanId: mostly(fc.constant(null), nearlyId('SellingPlan')),
    attributes: mostly(
      fc.array(fc.record({ key: fc.string(), value: fc.string() }), { maxLength: 3 }),
    ),
  },
  { requiredKeys: ['variantId', 'id', 'quantity'] },
);

const body = fc.record(
  {
    locale: mostly(fc.constantFrom('nl', 'en', 'nl-be')),
    id: nearlyId('Cart').map((id) => (typeof id === 'string' ? `${id}?key=1` : id)),
    checkoutId: nearlyId('Cart').map((id) => (typeof id === 'string' ? `${id}?key=1` : id)),
    lineItems: mostly(fc.array(item, { minLength: 1, maxLength: 3 })),
    lineItemIds: mostly(fc.array(nearlyId('CartLine'), { minLength: 1, maxLength: 3 })),
  },
  { requiredKeys: ['locale', 'id', 'checkoutId', 'lineItems', 'lineItemIds'] },
);

it('whatever a body holds, it is carried out or refused with a sentence, and nothing breaks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...NAMES), body, async (name, sent) => {
      const text = JSON.stringify(sent, (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}` : value,
      );
      const response = await endpoint.post(name, JSON.parse(text));
      const reply: unknown = await response.json();
      expect([200, 400, 404]).toContain(response.status);
      expect(Object.keys(Object(reply))).toEqual([response.status === 200 ? 'data' : 'error']);
    }),
    { numRuns: 600, seed: 20_261_120 },
  );
});

it.each([
  ['request', { id: 'gid://shopify/Cart/1?key=2' }, 'No locale parameter'],
  ['create', { locale: 'nl', lineItems: [] }, 'Must include at least one line item'],
] as const)('logs why a call of %s with %j was refused', async (name, body, reason) => {
  await endpoint.post(name, body);
  expect(endpoint.logged.at(-1)).toMatchObject({ level: 'warn', event: 'api', reason });
});
