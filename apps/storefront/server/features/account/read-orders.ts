import type { AccountOutcome, Order, OrderPage } from '@lokke/contract/ports';
import { parseMoney } from '@lokke/domain/money';
import { matchesOrder } from '@lokke/domain/orders';
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
  const found = await readAllOrders(source, (order) => order.orderNumber === orderNumber, 1);
  return found.ok ? succeed(found.value[0] ?? null) : found;
}

/** The newest first; a query that would fit more orders than these is better narrowed. */
const MAX_FOUND = 20;

export async function findOrders(
  source: AccountContext,
  query: string,
): Promise<AccountOutcome<readonly Order[]>> {
  return readAllOrders(source, (order) => matchesOrder(order, query), MAX_FOUND);
}

/** The orders that a rule keeps, from page after page. */
export async function readAllOrders(
  source: AccountContext,
  keeps: (order: Order) => boolean = () => true,
  limit = Number.POSITIVE_INFINITY,
): Promise<AccountOutcome<readonly Order[]>> {
  const kept: Order[] = [];
  let after: string | null = null;
  for (let pages = 0; pages < MAX_PAGES && kept.length < limit; pages += 1) {
    const page: AccountOutcome<OrderPage> = await readOrders(source, after);
    if (!page.ok) return page;
    kept.push(...page.value.orders.filter(keeps));
    after = page.value.next;
    if (after === null) break;
  }
  return succeed(kept.slice(0, limit));
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
    shipments: (order.successfulFulfillments ?? []).map((parcel) => ({
      carrier: parcel.trackingCompany,
      tracking: parcel.trackingInfo,
      lines: parcel.fulfillmentLineItems.nodes.map(
        ({ quantity, lineItem: { title, variant } }) => ({
          title,
          variantTitle: hasSize(variant) ? variant.title : null,
          quantity,
        }),
      ),
    })),
    cancelledAt: order.canceledAt,
    cancelReason: order.cancelReason,
    refunded: Number(order.totalRefunded.amount) > 0 ? parseMoney(order.totalRefunded) : null,
    lines: order.lineItems.edges.map(({ node: { title, quantity, variant, ...line } }) => ({
      title,
      variantTitle: hasSize(variant) ? variant.title : null,
      variantId: hasSize(variant) ? variant.id : null,
      merchandiseId: variant?.id ?? null,
      quantity,
      currentQuantity: line.currentQuantity,
      attributes: line.customAttributes,
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
