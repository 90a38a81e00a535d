import type { Accounts } from '@lokke/contract/ports';
import { itemsToReturn } from '@lokke/domain/withdrawal';

/** Fills in the statement of a logged-in customer, who may change all of it. */
export async function knownOf(
  accounts: Pick<Accounts, 'customer' | 'order'>,
  orderNumber: string | null,
) {
  if (orderNumber === null) return null;
  const [customer, order] = await Promise.all([
    accounts.customer(),
    accounts.order(Number(orderNumber)),
  ]);
  if (!customer.ok || !order.ok || order.value === null) return { orderNumber };
  const { firstName, lastName, email } = customer.value;
  return {
    orderNumber: order.value.name,
    // A login by a code asks for no name; an order does.
    name: [firstName, lastName].filter(Boolean).join(' ') || order.value.buyerName,
    email,
    items: itemsToReturn(order.value.lines),
  };
}
