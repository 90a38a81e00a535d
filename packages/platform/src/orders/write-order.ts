import type { IdAllocator } from '../ids/index.ts';
import { integerColumn, type Sql } from '../store/index.ts';
import { FIRST_ORDER_NUMBER, type Order } from './order.ts';

export type OrderDraft = Omit<Order, 'id' | 'number' | 'token'>;

function nextNumber(sql: Sql, shop: string): number {
  const row = sql
    .prepare('SELECT COALESCE(MAX(number) + 1, ?) AS number FROM orders WHERE shop = ?')
    .get(FIRST_ORDER_NUMBER, shop);
  if (row === undefined) throw new Error(`no order number for ${shop}`);
  return integerColumn(row, 'number');
}

/** Call it inside the write that takes the stock and completes the cart: all of it lands, or none. */
export function writeOrder(sql: Sql, ids: IdAllocator, draft: OrderDraft): Order {
  const order: Order = {
    ...draft,
    id: ids.next('Order'),
    number: nextNumber(sql, draft.shop),
    token: ids.token(),
  };
  sql
    .prepare(
      `INSERT INTO orders (id, shop, number, token, cart_token, placed_at, email, customer_id,
         currency_code, total_in_minor_units, contents)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      order.id,
      order.shop,
      order.number,
      order.token,
      order.cartToken,
      order.placedAt,
      order.email,
      order.customerId,
      order.currencyCode,
      order.totalInMinorUnits,
      JSON.stringify(order.contents),
    );
  return order;
}
