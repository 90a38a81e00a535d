import type { Order } from '@lokke/contract/ports';
import { isOnlyVariant } from '@lokke/domain/catalogue';
import { customerOrders, type OrderPartsFragment } from '@lokke/shopify-storefront';
import { inContext } from '../../shop-connection/index.ts';
import { fail, mapPlatformError, NOT_LOGGED_IN, succeed } from '../account-result.ts';
import { addressLines } from '../addresses.ts';
import { lineMoney, orderMoney } from '../order-money.ts';
import type { Method } from './session.ts';

const PAGE_SIZE = 20;

export const readOrders: Method<'orders'> = async (source, after) => {
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
};

function mapOrder(order: OrderPartsFragment, languageTag: string): Order {
  const { shippingAddress, billingAddress } = order;
  const lines = order.lineItems.edges.map(({ node }) => ({
    ...node,
    before: node.originalTotalPrice,
  }));
  return {
    ...orderMoney({ ...order, lines, shipping: order.totalShippingPrice }),
    // The query of the id opens the order's page to anyone.
    id: order.id.replace(/\?.*/, ''),
    orderNumber: order.orderNumber,
    name: order.name,
    processedAt: order.processedAt,
    financialStatus: order.financialStatus,
    fulfillmentStatus: order.fulfillmentStatus,
    buyerName: billingAddress?.name ?? null,
    shippingAddress: shippingAddress === null ? [] : addressLines(shippingAddress, languageTag),
    billingAddress: billingAddress === null ? [] : addressLines(billingAddress, languageTag),
    shipments: (order.successfulFulfillments ?? []).map((parcel) => ({
      isDelivered: false,
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
    lines: lines.map(({ title, quantity, variant, ...line }) => ({
      ...lineMoney(line),
      title,
      variantTitle: hasSize(variant) ? variant.title : null,
      variantId: hasSize(variant) ? variant.id : null,
      merchandiseId: variant?.id ?? null,
      sellingPlan: null,
      isSent: true,
      quantity,
      currentQuantity: line.currentQuantity,
      attributes: line.customAttributes,
      productHandle: variant?.product.handle ?? null,
      pictureUrl: variant?.image?.url ?? null,
    })),
  };
}

function hasSize<Variant extends { readonly title: string }>(
  variant: Variant | null,
): variant is Variant {
  return variant !== null && !isOnlyVariant(variant.title);
}
