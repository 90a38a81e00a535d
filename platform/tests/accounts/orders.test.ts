import { describe, expect, it } from 'vitest';
import { cancel, findOrderById } from '../../src/shopify/orders/index.ts';
import { openCheckoutShop } from '../checkout/checkout-shop.ts';
import { merchantAt } from '../fixtures/merchant.ts';
import { ANNA } from './account-shop.ts';
import { openShopForEachTest, shop } from './customer-api.ts';
import cases from './orders.cases.json' with { type: 'json' };

openShopForEachTest('nl');

const ask = <Data>(query: string, token: string, variables = {}) =>
  shop.customer(token).request<Data>(query, variables);
const send = <Answer>(query: string, token: string, variables = {}) =>
  shop.customer(token).send<Answer>(query, variables);

const ORDER = `query ($id: ID!) { order(id: $id) {
  name number financialStatus fulfillmentStatus statusPageUrl totalPrice { amount } totalRefunded { amount }
  shippingAddress { territoryCode formatted } refunds { totalRefunded { amount } }
  lineItems(first: 5) { nodes { id title quantity refundableQuantity totalPrice { amount } image { url } } }
  fulfillments(first: 5) { nodes { status latestShipmentStatus trackingInformation { company number url }
    fulfillmentLineItems(first: 5) { nodes { quantity lineItem { title } } } events(first: 5) { nodes { status } } } }
  returns(first: 5) { nodes { name status } }
  returnInformation { returnableLineItems(first: 5) { nodes { quantity lineItem { id } } } }
} }`;
const RETURN = `mutation ($orderId: ID!, $lines: [RequestedLineItemInput!]!) {
  orderRequestReturn(orderId: $orderId, requestedLineItems: $lines) {
    return { name status returnLineItems(first: 5) { nodes { quantity returnReason lineItem { title } } } }
    userErrors { code field }
  }
}`;
const FULFIL = `mutation ($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) {
  fulfillment { id } userErrors { message } } }`;
const REFUND = `mutation ($input: RefundInput!) { refundCreate(input: $input) {
  refund { id } userErrors { message } } }`;

describe('an order', () => {
  const id = 'gid://shopify/Order/1';

  async function order() {
    const checkout = await openCheckoutShop('nl', shop.platform);
    await checkout.buy(await checkout.fillCart(2), { email: ANNA });
    return (await shop.tokensOf()).access_token;
  }

  const fulfil = () =>
    merchantAt(shop.platform, 'nl').request(FULFIL, {
      fulfillment: {
        lineItemsByFulfillmentOrder: [{ fulfillmentOrderId: 'gid://shopify/FulfillmentOrder/1' }],
        trackingInfo: { company: 'PostNL', number: '3S1', url: 'https://post.example/3S1' },
      },
    });

  /** Takes in returned goods, and gives their money back. */
  const comeBack = (quantity: number) =>
    merchantAt(shop.platform, 'nl').request(REFUND, {
      input: {
        orderId: id,
        refundLineItems: [
          { lineItemId: 'gid://shopify/LineItem/1001', quantity, restockType: 'RETURN' },
        ],
      },
    });

  it('shows what was bought, where it is, and what may come back', async () => {
    const token = await order();
    await fulfil();
    expect(await send(ORDER, token, { id })).toMatchObject(cases.boughtAndSent.order);
  });

  it('is found by its number, and asking by what is not known is refused', async () => {
    const token = await order();
    const search = (query: string) =>
      ask(`{ customer { orders(first: 5, query: "${query}") { nodes { id } } } }`, token);
    for (const query of ['name:1001', 'name:#1001 AND order_number:1001', 'id:1']) {
      expect((await search(query)).data).toEqual({ customer: { orders: { nodes: [{ id }] } } });
    }
    expect((await search('name:1002')).data).toEqual({ customer: { orders: { nodes: [] } } });
    expect((await search('shipment_status:delivered')).errors[0]?.message).toContain('not served');
  });

  it('was changed last by what came last, also after a cancellation', async () => {
    const token = await order();
    const merchant = merchantAt(shop.platform, 'nl');
    const UPDATED = 'query ($id: ID!) { order(id: $id) { updatedAt } }';
    shop.passMinutes(10);
    const { context } = shop.platform;
    await cancel(
      { ...context, shop: context.shops.nl },
      findOrderById(context.store.read, 'nl', 1),
      {
        reason: 'CUSTOMER',
        refund: false,
        restock: true,
        notify: false,
        staffNote: null,
      },
    );
    const cancelled = await ask(UPDATED, token, { id });
    shop.passMinutes(10);
    await merchant.request(REFUND, {
      input: {
        orderId: id,
        transactions: [{ orderId: id, kind: 'REFUND', gateway: 'bogus', amount: '5.00' }],
      },
    });
    const refunded = await ask(UPDATED, token, { id });
    expect(refunded.data).not.toEqual(cancelled.data);
    expect(refunded.data).toEqual((await merchant.request(UPDATED, { id })).data);
  });

  it('has an address of its own, which is none of the book', async () => {
    const token = await order();
    const CREATE = `mutation { customerAddressCreate(address: { city: "Delft" }) { customerAddress { id } } }`;
    expect(await ask(CREATE, token)).toMatchObject({ errors: [] });
    const { shippingAddress } = await send<{ shippingAddress: { id: string } }>(
      'query ($id: ID!) { order(id: $id) { shippingAddress { id } } }',
      token,
      { id },
    );
    const deleted = await send(
      `mutation ($id: ID!) { customerAddressDelete(addressId: $id) { deletedAddressId userErrors { code } } }`,
      token,
      { id: shippingAddress.id },
    );
    expect(deleted).toEqual({
      deletedAddressId: null,
      userErrors: [{ code: 'ADDRESS_ID_DOES_NOT_EXIST' }],
    });
    const book = await send('{ customer { addresses(first: 5) { nodes { city } } } }', token);
    expect(book).toEqual({ addresses: { nodes: [{ city: 'Delft' }] } });
  });

  it('is as if it were not there for anybody else', async () => {
    await order();
    const { access_token: other } = await shop.tokensOf('other@example.test');
    expect((await ask(ORDER, other, { id })).data).toEqual({ order: null });
    const line = { lineItemId: 'gid://shopify/LineItem/1001', quantity: 1, returnReason: 'OTHER' };
    const refused = await send(RETURN, other, { orderId: id, lines: [line] });
    expect(refused).toMatchObject({ userErrors: [{ code: 'NOT_FOUND' }] });
  });

  it('takes a request to return what has left, once', async () => {
    const token = await order();
    const line = { lineItemId: 'gid://shopify/LineItem/1001', returnReason: 'UNWANTED' };
    const request = (...quantities: readonly number[]) =>
      send(RETURN, token, {
        orderId: id,
        lines: quantities.map((quantity) => ({ ...line, quantity })),
      });
    const refused = { return: null, userErrors: [{ code: 'INVALID' }] };
    expect(await request(1)).toMatchObject(refused);
    await fulfil();
    for (const wrong of [[0], [-1], [3], [2, 1]])
      expect(await request(...wrong)).toMatchObject(refused);
    expect(await request(1)).toMatchObject({
      return: {
        name: '#1001-R1',
        status: 'REQUESTED',
        returnLineItems: { nodes: [{ quantity: 1, returnReason: 'UNWANTED' }] },
      },
      userErrors: [],
    });
    expect(await request(2)).toMatchObject(refused);
    await comeBack(1);
    expect(await send(ORDER, token, { id })).toMatchObject({
      returns: { nodes: [{ name: '#1001-R1' }] },
      returnInformation: { returnableLineItems: { nodes: [{ quantity: 1 }] } },
    });
  });
});
