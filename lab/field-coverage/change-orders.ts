import type { Ask } from './ask-fields.ts';
import { changed } from './changed.ts';

const METAFIELDS = `mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { message } } }`;
const ORDERS =
  '{ orders(first: 2, sortKey: ID) { nodes { id fulfillmentOrders(first: 1) { nodes { id } } } } }';
const FULFIL = `mutation ($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) { userErrors { message } } }`;
const CANCEL = `mutation ($id: ID!) { orderCancel(orderId: $id, reason: CUSTOMER, restock: true) { orderCancelUserErrors { message } } }`;

interface Orders {
  readonly orders: {
    readonly nodes: readonly {
      readonly id: string;
      readonly fulfillmentOrders: { readonly nodes: readonly { readonly id: string }[] };
    }[];
  };
}

/** Sends one of two orders and cancels the other, and writes about the customer, as a shop does. */
export async function changeOrders(admin: Ask, customerId: string): Promise<void> {
  const wishlist = { ownerId: customerId, namespace: 'lokke', key: 'wishlist' };
  await changed(admin, METAFIELDS, { metafields: [{ ...wishlist, type: 'json', value: '[]' }] });
  const { data } = await admin(ORDERS);
  const found: Orders = Object(data);
  const [sent, cancelled] = found.orders.nodes;
  const [parcel] = sent?.fulfillmentOrders.nodes ?? [];
  if (parcel === undefined || cancelled === undefined) throw new Error('two orders are needed');
  const trackingInfo = { company: 'PostNL', number: '3S1', url: 'https://post.example/3S1' };
  const lineItemsByFulfillmentOrder = [{ fulfillmentOrderId: parcel.id }];
  await changed(admin, FULFIL, { fulfillment: { lineItemsByFulfillmentOrder, trackingInfo } });
  await changed(admin, CANCEL, { id: cancelled.id });
}
