import type { Accounts, Order } from '@lokke/contract/ports';
import { data } from 'react-router';
import { valueOrRedirectToLogin } from '../login/auth-guards.ts';

/** Longer numbers are no order's. */
const ORDER_NUMBER = /^\d{1,12}$/;

/** Loads the order that an address names, after a login. */
export async function loadOrder(
  accounts: Pick<Accounts, 'order'>,
  orderNumber: string,
  url: URL,
): Promise<Order> {
  if (!ORDER_NUMBER.test(orderNumber)) throw data(null, { status: 404 });
  const order = valueOrRedirectToLogin(await accounts.order(Number(orderNumber)), url);
  if (order === null) throw data(null, { status: 404 });
  return order;
}
