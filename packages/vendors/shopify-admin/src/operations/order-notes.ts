import { command, query } from '../client.ts';

/** Finds orders by the number in their name; a shop may put letters around it. */
export const ordersByName = query('OrdersByName', (data) => data.orders.nodes);

/** Needs the scope `write_orders`. Tags and note replace those of before. */
export const orderUpdate = command('OrderUpdate', (data) => data.orderUpdate);
