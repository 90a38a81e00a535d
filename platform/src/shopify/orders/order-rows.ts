import type { IdAllocator } from '../../protocol/index.ts';
import {
  integerColumn,
  type Row,
  type Sql,
  textColumn,
  textColumnOrNull,
} from '../../store/index.ts';
import { FIRST_ORDER_NUMBER, type Order, type OrderContents } from './order.ts';

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

export function findOrderById(sql: Sql, shop: string, id: number): Order | null {
  const row = sql.prepare('SELECT * FROM orders WHERE shop = ? AND id = ?').get(shop, id);
  return row === undefined ? null : orderOfRow(row);
}

export function findOrderByNumber(sql: Sql, shop: string, number: number): Order | null {
  const row = sql.prepare('SELECT * FROM orders WHERE shop = ? AND number = ?').get(shop, number);
  return row === undefined ? null : orderOfRow(row);
}

/** The order that a person means by a number, written with or without what stands before it, and an e-mail. */
export function findOrderOfBuyer(
  sql: Sql,
  { shop, number: typed, email }: Pick<Order, 'shop' | 'email'> & { readonly number: string },
): Order | null {
  const digits = /^\D*(\d{1,9})$/.exec(typed.trim())?.[1];
  const order = digits === undefined ? null : findOrderByNumber(sql, shop, Number(digits));
  return order?.email.trim().toLowerCase() === email.trim().toLowerCase() ? order : null;
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

export interface Claim {
  readonly shop: string;
  readonly email: string;
  readonly customerId: string;
}

/** Assigns a customer the guest orders that were placed with their e-mail. */
export function claimOrders(sql: Sql, { shop, email, customerId }: Claim): void {
  sql
    .prepare(
      `UPDATE orders SET customer_id = ?
       WHERE shop = ? AND email = ? COLLATE NOCASE AND customer_id IS NULL`,
    )
    .run(customerId, shop, email);
}
