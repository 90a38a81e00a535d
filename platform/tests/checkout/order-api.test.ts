import { expect, test } from 'vitest';
import { listOrders, toGraphqlOrder } from '../../src/shopify/orders/index.ts';
import { openCheckoutShop } from './checkout-shop.ts';

const ORDER = `query O($id: ID!) { node(id: $id) { ... on Order {
  id name orderNumber processedAt email phone statusUrl currencyCode financialStatus fulfillmentStatus
  subtotalPrice { amount } totalTax { amount } totalShippingPrice { amount } totalPrice { amount currencyCode }
  shippingAddress { name address1 zip city countryCodeV2 formatted(withName: true) }
  customAttributes { key value }
  lineItems(first: 1) {
    nodes { title quantity discountedTotalPrice { amount } customAttributes { key value } variant { id } }
    pageInfo { hasNextPage }
  }
  discountApplications(first: 5) { nodes { __typename } }
  metafield(namespace: "x", key: "y") { value }
} } }`;

async function placeOrder() {
  const shop = await openCheckoutShop();
  const cart = await shop.createCart(
    [
      { merchandiseId: shop.variants.shampoo, quantity: 2 },
      { merchandiseId: shop.variants.lastOne, quantity: 1 },
    ],
    { attributes: [{ key: 'salon', value: '12' }] },
  );
  const thanks = await shop.buy(cart);
  const { context } = shop.platform;
  const [order] = listOrders(context.store.read, 'nl', { limit: 1 });
  if (order === undefined) throw new Error('no order was placed');
  const source = toGraphqlOrder(order, { ...context, shop: context.shops.nl });
  return { ...shop, source, thanks };
}

test('an order can be read through the API by whoever holds its key', async () => {
  const { shopper, variants, source, thanks } = await placeOrder();
  expect(await shopper.send(ORDER, { id: source.id })).toMatchObject({
    id: source.id,
    name: '#1001',
    orderNumber: 1001,
    processedAt: '2026-03-01T10:00:00Z',
    email: 'ada@example.test',
    statusUrl: thanks.url,
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    subtotalPrice: { amount: '49.0' },
    totalTax: { amount: '9.36' },
    totalShippingPrice: { amount: '4.95' },
    totalPrice: { amount: '53.95', currencyCode: 'EUR' },
    shippingAddress: {
      name: 'Ada de Vries',
      countryCodeV2: 'NL',
      formatted: ['Ada de Vries', 'Kamstraat 7', '1012 AB Amsterdam', 'Netherlands'],
    },
    customAttributes: [{ key: 'salon', value: '12' }],
    lineItems: {
      nodes: [{ quantity: 1, title: 'Copper oil', variant: { id: variants.lastOne } }],
      pageInfo: { hasNextPage: true },
    },
    discountApplications: { nodes: [] },
    metafield: null,
  });
});

test('an order without its key, or with a guessed one, is not there', async () => {
  const { shopper, source } = await placeOrder();
  const bare = source.id.replace(/\?.*/, '');
  for (const id of [bare, `${bare}?key=guess`, source.id.replace('Order/1', 'Order/2')]) {
    expect(await shopper.request(ORDER, { id })).toMatchObject({ data: { node: null } });
  }
});
