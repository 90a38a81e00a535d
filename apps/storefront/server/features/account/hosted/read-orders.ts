import type { Order } from '@lokke/contract/ports';
import { isOnlyVariant } from '@lokke/domain/catalogue';
import { formatAmount, multiplyMoney, parseMoney } from '@lokke/domain/money';
import {
  type CustomerAccountClient,
  customerOrder,
  customerOrders,
  type OrderPartsFragment,
} from '@lokke/shopify-customer-account';
import { inContext, readHandles } from '../../shop-connection/index.ts';
import { accountFailureReason, NOT_LOGGED_IN, succeed } from '../account-result.ts';
import { addressLines } from '../addresses.ts';
import { type LineMoney, lineMoney, orderMoney } from '../order-money.ts';
import type { HostedContext, Method } from './hosted-context.ts';
import { withCustomer } from './with-customer.ts';

/** Fewer than of legacy accounts: this API counts the cost of a query. */
const PAGE_SIZE = 10;

export const readOrders: Method<'orders'> = async (source, after) => {
  const found = await withCustomer(source, NOT_LOGGED_IN, (client) =>
    wholeOrders(source, client, after),
  );
  if (!found.ok) return found;
  const { nodes, pageInfo } = found.value;
  const handles = await handlesOf(source, nodes);
  return succeed({
    orders: nodes.map((order) => mapOrder(order, source.market.languageTag, handles)),
    next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  });
};

async function wholeOrders(
  source: HostedContext,
  client: CustomerAccountClient,
  after: string | null,
) {
  const here = inContext(source);
  const page = await customerOrders(client, { ...here, first: PAGE_SIZE, after });
  if (!page.ok) return page;
  const nodes: OrderPartsFragment[] = [];
  for (const order of page.value.nodes) {
    const whole = isCut(order) ? await customerOrder(client, { ...here, id: order.id }) : null;
    if (whole?.ok === false) return whole;
    nodes.push(whole?.value ?? order);
  }
  return { ...page, value: { ...page.value, nodes } };
}

/** Units of a line that is left out of a parcel would look as if they had not been sent. */
function isCut({ fulfillments, lineItems }: OrderPartsFragment): boolean {
  const parts = fulfillments.nodes.map((parcel) => parcel.fulfillmentLineItems);
  return [fulfillments, lineItems, ...parts].some(({ pageInfo }) => pageInfo.hasNextPage);
}

/** Products by variant: this API knows products by their ids only. Without an answer nothing is linked. */
type Handles = ReadonlyMap<string, string>;

async function handlesOf(
  source: HostedContext,
  orders: readonly OrderPartsFragment[],
): Promise<Handles> {
  const variantIds = orders.flatMap(({ lineItems }) =>
    lineItems.nodes.flatMap(({ variantId }) => variantId ?? []),
  );
  const found = await readHandles(source, [...new Set(variantIds)]);
  if (found.ok) return found.value;
  const { log, market } = source;
  const reason = accountFailureReason(found.failure);
  log({ level: 'warn', event: 'orders.unlinked', shop: market.shop, reason });
  return new Map();
}

function linesOf(address: OrderPartsFragment['shippingAddress'], languageTag: string) {
  return address === null
    ? []
    : addressLines({ ...address, countryCodeV2: address.territoryCode }, languageTag);
}

function mapOrder(order: OrderPartsFragment, languageTag: string, handles: Handles): Order {
  const { currencyCode } = order.totalPrice;
  const lines = order.lineItems.nodes.map((line) => {
    // The line's own total leaves out units that came back.
    const unit = parseMoney(line.price ?? { amount: '0', currencyCode });
    const amount = formatAmount(multiplyMoney(unit, line.quantity));
    return { ...line, before: { amount, currencyCode } };
  });
  return {
    ...orderMoney({ ...order, lines, shipping: order.totalShipping }),
    id: order.id,
    orderNumber: order.number,
    name: order.name,
    processedAt: order.processedAt,
    financialStatus: order.financialStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    buyerName: order.billingAddress?.name ?? null,
    shippingAddress: linesOf(order.shippingAddress, languageTag),
    billingAddress: linesOf(order.billingAddress, languageTag),
    shipments: order.fulfillments.nodes
      .filter(({ status }) => status === 'SUCCESS')
      .map(({ latestShipmentStatus, trackingInformation, fulfillmentLineItems }) => ({
        isDelivered: latestShipmentStatus === 'DELIVERED',
        carrier: trackingInformation.find(({ company }) => company !== null)?.company ?? null,
        tracking: trackingInformation.map(({ number, url }) => ({ number, url })),
        lines: fulfillmentLineItems.nodes.map(({ quantity, lineItem }) => ({
          title: lineItem.title,
          variantTitle: sizeOf(lineItem.variantTitle),
          quantity: quantity ?? 0,
        })),
      })),
    cancelledAt: order.cancelledAt,
    cancelReason: order.cancelReason,
    lines: lines.map((line) => ({ ...mapLine(line, handles), ...lineMoney(line) })),
  };
}

type Line = OrderPartsFragment['lineItems']['nodes'][number];

function mapLine(line: Line, handles: Handles): Omit<Order['lines'][number], keyof LineMoney> {
  const variantId = line.variantId !== null && handles.has(line.variantId) ? line.variantId : null;
  return {
    title: line.title,
    variantTitle: sizeOf(line.variantTitle),
    variantId: sizeOf(line.variantTitle) === null ? null : variantId,
    merchandiseId: variantId,
    sellingPlan: null,
    isSent: true,
    quantity: line.quantity,
    currentQuantity: line.refundableQuantity,
    attributes: line.customAttributes,
    productHandle: handles.get(line.variantId ?? '') ?? null,
    pictureUrl: line.image?.url ?? null,
  };
}

export function sizeOf(variantTitle: string | null): string | null {
  return variantTitle === null || isOnlyVariant(variantTitle) ? null : variantTitle;
}
