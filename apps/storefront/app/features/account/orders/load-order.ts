import type { AccountOutcome } from '@lokke/contract/ports';
import { requireThere } from '../../../shared/site/page-requirements.ts';
import { valueOrRedirectToLogin } from '../login/auth-guards.ts';

/** Longer numbers are no order's. */
const ORDER_NUMBER = /^\d{1,12}$/;

/** Loads something of the order that an address names, after a login. */
export async function loadOfOrder<Value>(
  read: (orderNumber: number) => Promise<AccountOutcome<Value | null>>,
  orderNumber: string,
  url: URL,
): Promise<Value> {
  const number = requireThere(ORDER_NUMBER.exec(orderNumber)?.[0]);
  return requireThere(valueOrRedirectToLogin(await read(Number(number)), url));
}
