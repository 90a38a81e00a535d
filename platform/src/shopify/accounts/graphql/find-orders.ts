import { type GraphqlContext, requestError } from '../../../protocol/index.ts';
import { type Customer, customerGid } from '../../customers/index.ts';
import { findOrderById, listOrdersOfCustomer } from '../../orders/index.ts';
import { numberIn } from './customer.ts';
import { type AccountOrder, toAccountOrder } from './order.ts';
import type { ListArguments } from './pages.ts';

const TERM = /^(name|order_number|confirmation_number|id):(?:"([^"]*)"|'([^']*)'|(\S+))$/i;
const TERMS = /\w+:(?:"[^"]*"|'[^']*'|\S+)|\S+/g;

/** Only fields that are known here: ignoring a term would answer with the wrong orders. */
function matches(order: AccountOrder, term: string): boolean {
  const [, field = '', ...values] = TERM.exec(term) ?? [];
  const value = (values.find((each) => each !== undefined) ?? '').toLowerCase();
  switch (field.toLowerCase()) {
    case 'name':
    case 'order_number':
      return String(order.number) === value.replace(/^#/, '');
    case 'confirmation_number':
      return order.confirmationNumber.toLowerCase() === value;
    case 'id':
      return String(order.order.id) === value;
    default:
      throw requestError('NOT_SERVED', `orders(query: "${term}") is not served here`);
  }
}

const KEYS: Readonly<Record<string, (a: AccountOrder, b: AccountOrder) => number>> = {
  ORDER_NUMBER: (a, b) => a.number - b.number,
  CREATED_AT: (a, b) => a.createdAt.localeCompare(b.createdAt) || a.order.id - b.order.id,
  PROCESSED_AT: (a, b) => a.processedAt.localeCompare(b.processedAt) || a.order.id - b.order.id,
  UPDATED_AT: (a, b) => a.updatedAt.localeCompare(b.updatedAt) || a.order.id - b.order.id,
  TOTAL_PRICE: (a, b) =>
    a.order.totalInMinorUnits - b.order.totalInMinorUnits || a.order.id - b.order.id,
};

export interface OrderArguments extends ListArguments {
  readonly sortKey?: string | null;
  readonly query?: string | null;
}

/** Oldest first, unless another order is asked for. */
export function ordersOf(
  customer: Customer,
  { query, sortKey }: OrderArguments,
  context: GraphqlContext,
): readonly AccountOrder[] {
  const { store, shop } = context;
  const terms = (query?.match(TERMS) ?? []).filter((term) => term.toUpperCase() !== 'AND');
  const orders = listOrdersOfCustomer(store.read, shop.key, customerGid(customer))
    .map((order) => toAccountOrder(order, context))
    .filter((order) => terms.every((term) => matches(order, term)));
  const compare = KEYS[sortKey ?? ''];
  return compare === undefined ? orders : orders.toSorted(compare);
}

/** Only the customer's own; anybody else's is as if it were not there. */
export function findOwnOrder(
  customer: Customer,
  id: string,
  context: GraphqlContext,
): AccountOrder | null {
  const number = numberIn(id, 'Order');
  const order =
    number === null ? null : findOrderById(context.store.read, context.shop.key, number);
  return order?.customerId === customerGid(customer) ? toAccountOrder(order, context) : null;
}
