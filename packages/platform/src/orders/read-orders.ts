import { integerColumn, type Row, type Sql, textColumn, textColumnOrNull } from '../store/index.ts';
import type { Order, OrderContents } from './order.ts';

function orderOfRow(row: Row): Order {
  const contents: OrderContents = JSON.parse(textColumn(row, 'contents'));
  return {
    id: integerColumn(row, 'id'),
    shop: textColumn(row, 'shop'),
    number: integerColumn(row, 'number'),
    token: textColumn(row, 'token'),
    cartToken: textColumn(row, 'cart_token'),
    placedAt: textColumn(row, 'placed_at'),
    email: textColumn(row, 'email'),
    customerId: textColumnOrNull(row, 'customer_id'),
    currencyCode: textColumn(row, 'currency_code'),
    totalInMinorUnits: integerColumn(row, 'total_in_minor_units'),
    contents,
  };
}

export function findOrderOfCart(sql: Sql, shop: string, cartToken: string): Order | null {
  const row = sql
    .prepare('SELECT * FROM orders WHERE shop = ? AND cart_token = ?')
    .get(shop, cartToken);
  return row === undefined ? null : orderOfRow(row);
}

export function findOrderByToken(sql: Sql, shop: string, token: string): Order | null {
  const row = sql.prepare('SELECT * FROM orders WHERE shop = ? AND token = ?').get(shop, token);
  return row === undefined ? null : orderOfRow(row);
}

export function findOrderByNumber(sql: Sql, shop: string, number: number): Order | null {
  const row = sql.prepare('SELECT * FROM orders WHERE shop = ? AND number = ?').get(shop, number);
  return row === undefined ? null : orderOfRow(row);
}

export interface OrderPage {
  readonly limit: number;
  /** Only orders with a smaller id, that is older ones. */
  readonly beforeId?: number;
}

/** Newest first. */
export function listOrders(sql: Sql, shop: string | null, page: OrderPage): readonly Order[] {
  const { limit, beforeId = Number.MAX_SAFE_INTEGER } = page;
  return sql
    .prepare(
      `SELECT * FROM orders WHERE (? IS NULL OR shop = ?) AND id < ? ORDER BY id DESC LIMIT ?`,
    )
    .all(shop, shop, beforeId, limit)
    .map(orderOfRow);
}

/** Oldest first, as the Storefront API lists a customer's orders. */
export function listOrdersOfCustomer(sql: Sql, shop: string, customerId: string): readonly Order[] {
  return sql
    .prepare('SELECT * FROM orders WHERE shop = ? AND customer_id = ? ORDER BY id')
    .all(shop, customerId)
    .map(orderOfRow);
}

export function countOrdersOfCustomer(sql: Sql, shop: string, customerId: string): number {
  const row = sql
    .prepare('SELECT COUNT(*) AS orders FROM orders WHERE shop = ? AND customer_id = ?')
    .get(shop, customerId);
  return row === undefined ? 0 : integerColumn(row, 'orders');
}

export function countOrders(sql: Sql): ReadonlyMap<string, number> {
  const rows = sql.prepare('SELECT shop, COUNT(*) AS orders FROM orders GROUP BY shop').all();
  return new Map(rows.map((row) => [textColumn(row, 'shop'), integerColumn(row, 'orders')]));
}
