import type { Checkout } from '@lokke/contract/checkout';
import { marketOf } from '@lokke/domain/markets';
import { describe, expect, it } from 'vitest';
import { openEndpoint } from '../../testing/call-endpoint.ts';
import { openShops } from '../../testing/open-for-tests.ts';

const SHAMPOO = 'gid://shopify/ProductVariant/1';
const MASK = 'gid://shopify/ProductVariant/2';

const embedded = await openShops({
  environment: { SHOPIFY_NL_CUSTOMER_ACCOUNTS: 'new' },
});
const endpoint = openEndpoint(embedded);
const product = await embedded.shops.catalogueOf(marketOf('nl')).product('rain-shampoo');
const planId = product.kind === 'found' ? product.value.sellingPlans[0]?.id : null;

function linesOf(checkout: Checkout) {
  return checkout.lines.edges.map(({ node }) => ({
    variantId: node.merchandise?.id,
    quantity: node.quantity,
    sellingPlanId: node.sellingPlanId,
  }));
}

function lineIdOf(checkout: Checkout): string {
  return checkout.lines.edges[0]?.node.id ?? '';
}

const create = (...lineItems: readonly object[]) => endpoint.checkout('create', { lineItems });

describe('a cart', () => {
  it('is created with its lines, in the country of the market, not completed', async () => {
    const checkout = await create({ variantId: SHAMPOO, quantity: 2, sellingPlanId: null });
    expect(checkout.id).toMatch(/^gid:\/\/shopify\/Cart\/[^?]+\?key=./);
    expect(checkout.completedAt).toBeNull();
    expect(checkout.buyerIdentity.countryCode).toBe('NL');
    expect(checkout.cost.totalAmount).toEqual({ amount: '25.0', currencyCode: 'EUR' });
    expect(linesOf(checkout)).toEqual([{ variantId: SHAMPOO, quantity: 2, sellingPlanId: null }]);
  });

  it('is read again by its id', async () => {
    const checkout = await create({ variantId: SHAMPOO, quantity: 2 });
    expect(await endpoint.checkout('request', { id: checkout.id })).toEqual(checkout);
  });

  it('takes more of what it has into the same line', async () => {
    const { id } = await create({ variantId: SHAMPOO, quantity: 1 });
    const checkout = await endpoint.checkout('add-items', {
      checkoutId: id,
      lineItems: [
        { variantId: SHAMPOO, quantity: 2 },
        { variantId: MASK, quantity: 1 },
      ],
    });
    expect(linesOf(checkout)).toEqual([
      { variantId: MASK, quantity: 1, sellingPlanId: null },
      { variantId: SHAMPOO, quantity: 3, sellingPlanId: null },
    ]);
  });

  it('keeps a subscription apart from a single purchase, at its own price', async () => {
    const { id } = await create({ variantId: SHAMPOO, quantity: 1, sellingPlanId: planId });
    const checkout = await endpoint.checkout('add-items', {
      checkoutId: id,
      lineItems: [{ variantId: SHAMPOO, quantity: 1 }],
    });
    expect(linesOf(checkout)).toEqual([
      { variantId: SHAMPOO, quantity: 1, sellingPlanId: null },
      { variantId: SHAMPOO, quantity: 1, sellingPlanId: planId },
    ]);
    expect(checkout.cost.totalAmount.amount).toBe('23.75');
    expect(checkout.lines.edges[1]?.node.sellingPlanName).toBe('Every month');
  });

  it('changes a line to another quantity and plan', async () => {
    const created = await create({ variantId: SHAMPOO, quantity: 1 });
    const item = { variantId: SHAMPOO, id: lineIdOf(created), quantity: 5 };
    const more = await endpoint.checkout('replace-items', {
      checkoutId: created.id,
      lineItems: [{ ...item, sellingPlanId: planId }],
    });
    expect(linesOf(more)).toEqual([{ variantId: SHAMPOO, quantity: 5, sellingPlanId: planId }]);

    const untouched = await endpoint.checkout('replace-items', {
      checkoutId: created.id,
      lineItems: [{ ...item, id: lineIdOf(more), quantity: 6 }],
    });
    expect(linesOf(untouched)).toEqual([
      { variantId: SHAMPOO, quantity: 6, sellingPlanId: planId },
    ]);

    const single = await endpoint.checkout('replace-items', {
      checkoutId: created.id,
      lineItems: [{ ...item, id: lineIdOf(untouched), sellingPlanId: null }],
    });
    expect(linesOf(single)).toEqual([{ variantId: SHAMPOO, quantity: 5, sellingPlanId: null }]);
  });

  it('loses a line that is replaced by quantity 0, and one that is removed', async () => {
    const created = await create(
      { variantId: SHAMPOO, quantity: 1 },
      { variantId: MASK, quantity: 1 },
    );
    const [first, second] = created.lines.edges.map(({ node }) => node);
    const fewer = await endpoint.checkout('replace-items', {
      checkoutId: created.id,
      lineItems: [{ variantId: first?.merchandise?.id, id: first?.id, quantity: 0 }],
    });
    expect(fewer.lines.edges.map(({ node }) => node.id)).toEqual([second?.id]);
    const empty = await endpoint.checkout('remove-items', {
      checkoutId: created.id,
      lineItemIds: [second?.id],
    });
    expect(empty.lines.edges).toEqual([]);
    expect(empty.totalQuantity).toBe(0);
  });

  it('holds no more than there is, and says so by the quantity it answers', async () => {
    const checkout = await create({ variantId: MASK, quantity: 9 });
    expect(linesOf(checkout)).toEqual([{ variantId: MASK, quantity: 2, sellingPlanId: null }]);
  });

  it.each(['_freeItem', '_gift_with_purchase'])(
    'charges a line that carries the mark %s like any other',
    async (key) => {
      const attributes = [{ key, value: 'true' }];
      const marked = await create({ variantId: SHAMPOO, quantity: 1, attributes });
      const plain = await create({ variantId: SHAMPOO, quantity: 1 });
      expect(marked.lines.edges[0]?.node.attributes).toEqual(attributes);
      expect(marked.cost).toEqual(plain.cost);
    },
  );
});

describe('an address', () => {
  it('answers without its trailing slash too', async () => {
    const { id } = await create({ variantId: SHAMPOO, quantity: 1 });
    const response = await endpoint.api.request('http://lokke.test/api/shopify/checkout/request', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ id, locale: 'nl' }),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});
