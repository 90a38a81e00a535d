import type { AccountOutcome, Order, OrderPage } from '@lokke/contract/ports';
import { parseMoney } from '@lokke/domain/money';
import type { OrderPartsFragment } from '@lokke/shopify-storefront';
import { customerOrders } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import type { AccountContext } from './account-context.ts';
import { fail, succeed } from './account-result.ts';
import { addressLines } from './addresses.ts';
import { NOT_LOGGED_IN } from './identify.ts';
import { mapPlatformError } from './map-platform-error.ts';

const PAGE_SIZE = 20;
/** A thousand orders at most. */
const MAX_PAGES = 50;

export async function readOrders(
  source: AccountContext,
  after: string | null = null,
): Promise<AccountOutcome<OrderPage>> {
  const session = await source.session.read();
  if (session === null) return fail('notLoggedIn');
  const result = await customerOrders(source.client, {
    ...inContext(source),
    customerAccessToken: session.customerAccessToken,
    first: PAGE_SIZE,
    after,
  });
  if (!result.ok) return mapPlatformError(source, result.failure, NOT_LOGGED_IN);
  if (result.value === null) {
    source.session.end();
    return fail('notLoggedIn');
  }
  const { nodes, pageInfo } = result.value;
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return succeed({ orders: nodes.map((node) => mapOrder(node, source.market.languageTag)), next });
}

/** Searches the customer's own orders only. */
export async function readOrder(
  source: AccountContext,
  orderNumber: number,
): Promise<AccountOutcome<Order | null>> {
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page: AccountOutcome<OrderPage> = await readOrders(source, after);
    if (!page.ok) return page;
    const order = page.value.orders.find((one) => one.orderNumber === orderNumber);
    if (order !== undefined) return succeed(order);
    after = page.value.next;
    if (after === null) break;
  }
  return succeed(null);
}

function mapOrder(order: OrderPartsFragment, languageTag: string): Order {
  const { subtotalPrice, totalTax, shippingAddress } = order;
  return {
    orderNumber: order.orderNumber,
    name: order.name,
    processedAt: order.processedAt,
    financialStatus: order.financialStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    total: parseMoney(order.totalPrice),
    subtotal: subtotalPrice === null ? null : parseMoney(subtotalPrice),
    shipping: parseMoney(order.totalShippingPrice),
    tax: totalTax === null ? null : parseMoney(totalTax),
    shippingAddress: shippingAddress === null ? [] : addressLines(shippingAddress, languageTag),
    lines: order.lineItems.edges.map(({ node: { title, quantity, variant, ...line } }) => ({
      title,
      variantTitle: hasSize(variant) ? variant.title : null,
      variantId: hasSize(variant) ? variant.id : null,
      quantity,
      total: parseMoney(line.discountedTotalPrice),
      productHandle: variant?.product.handle ?? null,
      pictureUrl: variant?.image?.url ?? null,
    })),
  };
}

function hasSize<Variant extends { readonly title: string }>(
  variant: Variant | null,
): variant is Variant {
  return variant !== null && variant.title !== 'Default Title';
}
