import { command, query } from '../client/operation.ts';

/** Newest first, each with as many parcels and lines as most orders have. */
export const customerOrders = query('CustomerOrders', (data) => data.customer.orders);

/** An order with as many parcels and lines as one answer may hold. */
export const customerOrder = query('CustomerOrder', (data) => data.order);

/** Reads what can be sent back of the order that the query finds; null when there is none. */
export const returnableLines = query(
  'ReturnableLines',
  (data) => data.customer.orders.nodes[0] ?? null,
);

/** The shop still has to approve it. */
export const orderRequestReturn = command('OrderRequestReturn', (data) => data.orderRequestReturn);
