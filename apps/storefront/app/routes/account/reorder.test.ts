import type { Loaded, OrderLine } from '@lokke/contract/ports';
import type { ProductDetail, Variant } from '@lokke/domain/catalogue';
import { expect, it, test } from 'vitest';
import { orderLine, orderOf } from '../../features/account/orders/order.test-kit.ts';
import { aProductDetail, aVariant } from '../../shared/catalogue/products.test-kit.ts';
import { callRoute } from '../call-route.test-kit.ts';
import { clientLoader, loader } from './reorder.tsx';

const ID = 'gid://shopify/ProductVariant/11';
const plan = { id: 'monthly', name: 'Monthly', description: null, discountPercentage: null };
const findValue = <Value>(value: Value) => ({ kind: 'found', value }) as const;
const FAILED = { kind: 'failed' } as const;
const MISSING = { kind: 'missing' } as const;

interface Shop {
  readonly order?: object;
  readonly product?: Loaded<ProductDetail>;
  readonly variant?: Loaded<Variant>;
}

/** The answer, and what the shop was asked for. */
async function reorder(lines: readonly Partial<OrderLine>[], shop: Shop = {}) {
  const asked: unknown[] = [];
  const {
    order = { ok: true, value: orderOf({ lines: lines.map(orderLine) }) },
    product,
    variant = findValue(aVariant({ id: ID })),
  } = shop;
  const answer = await callRoute(loader, {
    path: '/nl/account/orders/1001/reorder?utm_source=mail',
    params: { orderNumber: '1001' },
    services: {
      accounts: {
        async order(number: number) {
          asked.push(number);
          return order;
        },
      },
      catalogue: {
        async product(handle: string) {
          asked.push(handle);
          return product ?? findValue(aProductDetail({ handle, sellingPlans: [plan] }));
        },
        async variant({ handle }: ProductDetail, wanted: object) {
          asked.push({ handle, ...wanted });
          return variant;
        },
      },
    },
  });
  return { answer, asked };
}

test('what can be had again is read once for each product, and is added as it is sold today', async () => {
  const { answer, asked } = await reorder([
    { merchandiseId: ID, sellingPlan: { id: 'monthly', name: 'Monthly' } },
    { merchandiseId: ID, title: 'Shampoo by an old plan', sellingPlan: { id: 'old', name: 'Old' } },
    { merchandiseId: null, title: 'No longer sold' },
    { productHandle: null, merchandiseId: `${ID}2`, title: 'No longer a product' },
  ]);
  expect(asked).toEqual([
    1001,
    'rain-shampoo',
    { handle: 'rain-shampoo', kind: 'id', id: ID },
    { handle: 'rain-shampoo', kind: 'id', id: ID },
  ]);
  expect(answer).toMatchObject({
    additions: [
      {
        lineItem: { variantId: ID, quantity: 2, sellingPlanId: 'monthly' },
        merchandise: { id: ID, product: { handle: 'rain-shampoo' } },
      },
      { lineItem: { variantId: ID, quantity: 2, sellingPlanId: null } },
    ],
    gone: ['No longer sold', 'No longer a product'],
    once: ['Shampoo by an old plan'],
  });
  // No fact of the cart.
  expect(JSON.stringify(answer)).not.toContain('sellingPlanIds');
});

const outcome = (code: string) => ({ ok: false, code, message: '', fields: [] });
const GONE = { additions: [], gone: ['Rain Shampoo'], fewer: [], once: [] };

it.each<[string, Shop, unknown]>([
  ['an order that cannot be read', { order: outcome('platformFailed') }, null],
  ['an order of nobody', { order: { ok: true, value: null } }, null],
  [
    'a visitor who is logged out',
    { order: outcome('notLoggedIn') },
    '302 /account/login?returnTo=%2Fnl%2Faccount%2Forders%2F1001%2F',
  ],
  ['a product that cannot be read', { product: FAILED }, null],
  ['a product that is gone', { product: MISSING }, GONE],
  ['a size that cannot be read', { variant: FAILED }, null],
  ['a size that is gone', { variant: MISSING }, GONE],
])('of %s', async (_, shop, expected) => {
  const { answer } = await reorder([{ merchandiseId: ID }], shop);
  expect(answer).toEqual(expected);
});

const arrive = (serverLoader: () => Promise<unknown>) =>
  Reflect.apply(clientLoader, null, [{ serverLoader }]);

test('a network failure leaves the page as it is, and the way to the login is followed', async () => {
  expect(await arrive(async () => GONE)).toEqual({ answer: GONE });
  expect(await arrive(() => Promise.reject(new TypeError('offline')))).toEqual({ answer: null });
  const toLogin = new Response(null, { status: 302 });
  await expect(arrive(() => Promise.reject(toLogin))).rejects.toBe(toLogin);
});
