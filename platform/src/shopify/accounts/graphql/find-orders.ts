import {
  type GraphqlContext,
  gidNumber,
  type ListArguments,
  requestError,
  type SearchTerm,
  searchTerms,
} from '../../../protocol/index.ts';
import { type Customer, customerGid } from '../../customers/index.ts';
import { findOrderById, listOrdersOfCustomer } from '../../orders/index.ts';
import { type AccountOrder, toAccountOrder } from './order.ts';

/** Refuses an unknown term: ignoring it would answer with the wrong orders. */
function matchesTerm(order: AccountOrder, { field, operator, value, text }: SearchTerm): boolean {
  if (operator === '' && (field === 'name' || field === 'order_number')) {
    return String(order.number) === value.replace(/^#/, '');
  }
  if (operator === '' && field === 'confirmation_number') {
    return order.confirmationNumber.toLowerCase() === value.toLowerCase();
  }
  if (operator === '' && field === 'id') return String(order.order.id) === value;
  throw requestError('NOT_SERVED', `orders(query: "${text}") is not served here`);
}

const KEYS: Readonly<Record<string, (a: AccountOrder, b: AccountOrder) => number>> = {
  ORDER_NUMBER: (a, b) => a.number - b.number,
  CREATED_AT: (a, b) => a.createdAt.localeCompare(b.createdAt) || a.order.id - b.order.id,
  PROCESSED_AT: (a, b) => a.processedAt.localeCompare(b.processedAt) || a.order.id - b.order.id,
  UPDATED_AT: (a, b) => a.updatedAt.localeCompare(b.updatedAt) || a.order.id - b.order.id,
  TOTAL_PRICE: (a, b) =>
    a.order.totalInMinorUnits - b.order.totalInMinorUnits || a.order.id - b.order.id,
};

/** Lists orders, oldest first unless another order is asked for. */
export function ordersOf(
  customer: Customer,
  { query, sortKey }: ListArguments,
  context: GraphqlContext,
): readonly AccountOrder[] {
  const { store, shop } = context;
  const terms = searchTerms(query);
  const orders = listOrdersOfCustomer(store.read, shop.key, customerGid(customer))
    .map((order) => toAccountOrder(order, context))
    .filter((order) => terms.every((term) => matchesTerm(order, term)));
  const compare = KEYS[sortKey ?? ''];
  return compare === undefined ? orders : orders.toSorted(compare);
}

/** Finds one of the customer's own orders; anybody else's is as if it were not there. */
export function findOwnOrder(
  customer: Customer,
  id: string,
  context: GraphqlContext,
): AccountOrder | null {
  const number = gidNumber(id, 'Order');
  const order =
    number === null ? null : findOrderById(context.store.read, context.shop.key, number);
  return order?.customerId === customerGid(customer) ? toAccountOrder(order, context) : null;
}
