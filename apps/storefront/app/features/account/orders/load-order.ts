import type { AccountOutcome } from '@lokke/contract/ports';
import { data } from 'react-router';
import { valueOrRedirectToLogin } from '../login/auth-guards.ts';

/** Longer numbers are no order's. */
const ORDER_NUMBER = /^\d{1,12}$/;

/** Loads something of the order that an address names, after a login. */
export async function loadOfOrder<Value>(
  read: (orderNumber: number) => Promise<AccountOutcome<Value | null>>,
  orderNumber: string,
  url: URL,
): Promise<Value> {
  if (!ORDER_NUMBER.test(orderNumber)) throw data(null, { status: 404 });
  const found = valueOrRedirectToLogin(await read(Number(orderNumber)), url);
  if (found === null) throw data(null, { status: 404 });
  return found;
}
