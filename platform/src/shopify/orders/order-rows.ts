import type { IdAllocator } from '../../protocol/index.ts';
import { integerColumn, type Sql, textColumn } from '../../store/index.ts';
import { FIRST_ORDER_NUMBER, ORDERS, type Order } from './order.ts';

export type OrderDraft = Omit<Order, 'id' | 'number' | 'token'>;

function countOf(sql: Sql, query: string, ...values: readonly (string | number)[]): number {
  return integerColumn(sql.prepare(query).get(...values) ?? {}, 'count');
}

/** Writes an order inside the write that takes the stock and completes the cart: all of it lands, or none. */
export function writeOrder(sql: Sql, ids: IdAllocator, draft: OrderDraft): Order {
  const next = 'SELECT COALESCE(MAX(number) + 1, ?) AS count FROM orders WHERE shop = ?';
  const number = countOf(sql, next, FIRST_ORDER_NUMBER, draft.shop);
  const order: Order = { ...draft, id: ids.next('Order'), number, token: ids.token() };
  ORDERS.insert(sql, order);
  return order;
}

export function findOrderOfCart(sql: Sql, shop: string, cartToken: string): Order | null {
  return ORDERS.find(sql, 'WHERE shop = ? AND cart_token = ?', shop, cartToken);
}

export function findOrderByToken(sql: Sql, shop: string, token: string): Order | null {
  return ORDERS.find(sql, 'WHERE shop = ? AND token = ?', shop, token);
}

export function findOrderById(sql: Sql, shop: string, id: number): Order | null {
  return ORDERS.find(sql, 'WHERE shop = ? AND id = ?', shop, id);
}

export function orderById(sql: Sql, id: number): Order | null {
  return ORDERS.find(sql, 'WHERE id = ?', id);
}

export function findOrderByNumber(sql: Sql, shop: string, number: number): Order | null {
  return ORDERS.find(sql, 'WHERE shop = ? AND number = ?', shop, number);
}

/** Finds the order that a person means by a number, written with or without what stands before it, and an e-mail. */
export function findOrderOfBuyer(
  sql: Sql,
  { shop, number: typed, email }: Pick<Order, 'shop' | 'email'> & { readonly number: string },
): Order | null {
  const digits = /^\D*(\d{1,9})$/.exec(typed.trim())?.[1];
  const order = digits === undefined ? null : findOrderByNumber(sql, shop, Number(digits));
  return order?.email.trim().toLowerCase() === email.trim().toLowerCase() ? order : null;
}

interface OrderPage {
  readonly limit: number;
  /** Only orders with a smaller id, that is older ones. */
  readonly beforeId?: number;
}

/** Lists orders, newest first. */
export function listOrders(sql: Sql, shop: string | null, page: OrderPage): readonly Order[] {
  const { limit, beforeId = Number.MAX_SAFE_INTEGER } = page;
  const tail = 'WHERE (? IS NULL OR shop = ?) AND id < ? ORDER BY id DESC LIMIT ?';
  return ORDERS.all(sql, tail, shop, shop, beforeId, limit);
}

/** Lists a customer's orders, oldest first as the Storefront API does. */
export function listOrdersOfCustomer(sql: Sql, shop: string, customerId: string): readonly Order[] {
  return ORDERS.all(sql, 'WHERE shop = ? AND customer_id = ? ORDER BY id', shop, customerId);
}

export function countOrdersOfCustomer(sql: Sql, shop: string, customerId: string): number {
  const query = 'SELECT COUNT(*) AS count FROM orders WHERE shop = ? AND customer_id = ?';
  return countOf(sql, query, shop, customerId);
}

export function countOrders(sql: Sql): ReadonlyMap<string, number> {
  const rows = sql.prepare('SELECT shop, COUNT(*) AS orders FROM orders GROUP BY shop').all();
  return new Map(rows.map((row) => [textColumn(row, 'shop'), integerColumn(row, 'orders')]));
}

interface Claim {
  readonly shop: string;
  readonly email: string;
  readonly customerId: string;
}

/** Assigns a customer the guest orders that were placed with their e-mail. */
export function claimOrders(sql: Sql, { shop, email, customerId }: Claim): void {
  const tail = 'WHERE shop = ? AND email = ? COLLATE NOCASE AND customer_id IS NULL';
  ORDERS.update(sql, { customerId }, tail, shop, email);
}
