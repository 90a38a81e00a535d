import type { AccountOutcome, Order, OrderPage } from '@lokke/contract/ports';
import type { AccountBackend } from './account-backend.ts';
import { succeed } from './account-result.ts';

/** A thousand orders at most. */
const MAX_PAGES = 50;

type ReadOrders = AccountBackend['orders'];

/** Searches the customer's own orders only. */
export async function readOrder(
  readOrders: ReadOrders,
  orderNumber: number,
): Promise<AccountOutcome<Order | null>> {
  const found = await readAllOrders(readOrders, (order) => order.orderNumber === orderNumber, 1);
  return found.ok ? succeed(found.value[0] ?? null) : found;
}

/** The orders that a rule keeps, from page after page. */
export async function readAllOrders(
  readOrders: ReadOrders,
  keeps: (order: Order) => boolean = () => true,
  limit = Number.POSITIVE_INFINITY,
): Promise<AccountOutcome<readonly Order[]>> {
  const kept: Order[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES && kept.length < limit; pages += 1) {
    const page: AccountOutcome<OrderPage> = await readOrders(after);
    if (!page.ok) return page;
    kept.push(...page.value.orders.filter(keeps));
    after = page.value.next;
    if (after === null) break;
  }
  return succeed(kept.slice(0, limit));
}
