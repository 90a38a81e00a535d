import { type GraphqlContext, requestError } from '../../../protocol/index.ts';
import { readHistory } from '../changes/history-rows.ts';
import type { Order } from '../order.ts';
import { findOrderById, listOrders } from '../order-rows.ts';
import { type AdminOrder, adminOrder, numberOf } from './admin-order.ts';

const TERMS = /\w+:[<>]?=?(?:"[^"]*"|'[^']*'|\S+)|\S+/g;
const TERM = /^(\w+):([<>]?=?)["']?([^"']*)["']?$/;

const MOMENTS: Readonly<Record<string, 'createdAt' | 'processedAt' | 'updatedAt'>> = {
  created_at: 'createdAt',
  processed_at: 'processedAt',
  updated_at: 'updatedAt',
};

function compares(operator: string, moment: number, limit: number): boolean {
  if (operator === '>') return moment > limit;
  if (operator === '>=') return moment >= limit;
  if (operator === '<') return moment < limit;
  if (operator === '<=') return moment <= limit;
  return moment === limit;
}

/** Only supported fields: ignoring a term would return the wrong orders. */
function matches(order: AdminOrder, term: string): boolean {
  const [, field = '', operator = '', value = ''] = TERM.exec(term) ?? [];
  const moment = Object.hasOwn(MOMENTS, field) ? MOMENTS[field] : undefined;
  if (moment !== undefined && !Number.isNaN(Date.parse(value))) {
    return compares(operator, Date.parse(order[moment]), Date.parse(value));
  }
  if (operator === '' && field === 'name') return order.name === `#${value.replace(/^#/, '')}`;
  if (operator === '' && field === 'email') {
    // As it was typed at the checkout.
    return order.email.toLowerCase() === value.toLowerCase();
  }
  if (operator === '' && field === 'id') return String(order.order.id) === value;
  throw requestError(
    'BAD_REQUEST',
    `orders(query:) takes name:, email:, id:, created_at:, processed_at: and updated_at:, not "${term}"`,
  );
}

/** Oldest first, as the Admin API lists. */
export function searchOrders(
  { store, shop }: GraphqlContext,
  query: string | null,
): readonly AdminOrder[] {
  const terms = (query ?? '').match(TERMS)?.filter((term) => term !== 'AND') ?? [];
  return listOrders(store.read, shop.key, { limit: -1 })
    .toReversed()
    .map((order) => adminOrder(order, readHistory(store.read, order.id)))
    .filter((order) => terms.every((term) => matches(order, term)));
}

export function orderByGid(
  { store, shop }: Pick<GraphqlContext, 'store' | 'shop'>,
  id: string,
  type = 'Order',
): Order | null {
  const number = numberOf(id, type);
  return number === null ? null : findOrderById(store.read, shop.key, number);
}

/** As it is now, after a change. */
export function adminOrderNow({ store }: Pick<GraphqlContext, 'store'>, order: Order): AdminOrder {
  return adminOrder(order, readHistory(store.read, order.id));
}
