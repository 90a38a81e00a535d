import { customerOrders } from '@lokke/shopify-storefront';
import type { AccountOutcome } from '../../app/shared/accounts-source.ts';
import type { Order, OrderPage } from '../../app/shared/customer.ts';
import { inContext } from '../shop/index.ts';
import type { AccountSource } from './account-source.ts';
import { NOT_LOGGED_IN } from './identify.ts';
import { mapOrder } from './map-order.ts';
import { done, refused } from './outcome.ts';
import { platformRefusal } from './platform-refusal.ts';

const PAGE_SIZE = 20;
/** A thousand orders back, nobody looks one up in the shop. */
const MOST_PAGES = 50;

export async function readOrders(
  source: AccountSource,
  after: string | null = null,
): Promise<AccountOutcome<OrderPage>> {
  const session = await source.session.read();
  if (session === null) return refused('notLoggedIn');
  const result = await customerOrders(source.client, {
    ...inContext(source),
    customerAccessToken: session.customerAccessToken,
    first: PAGE_SIZE,
    after,
  });
  if (!result.ok) return platformRefusal(source, result.failure, NOT_LOGGED_IN);
  if (result.value === null) {
    source.session.end();
    return refused('notLoggedIn');
  }
  const { nodes, pageInfo } = result.value;
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return done({ orders: nodes.map((node) => mapOrder(node, source.market.languageTag)), next });
}

/** Looked for among this customer's own orders: whoever asks for another's finds nothing. */
export async function readOrder(
  source: AccountSource,
  orderNumber: number,
): Promise<AccountOutcome<Order | null>> {
  let after: string | null = null;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page: AccountOutcome<OrderPage> = await readOrders(source, after);
    if (!page.ok) return page;
    const order = page.value.orders.find((one) => one.orderNumber === orderNumber);
    if (order !== undefined) return done(order);
    after = page.value.next;
    if (after === null) break;
  }
  return done(null);
}
