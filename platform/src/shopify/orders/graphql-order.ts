import {
  formattedAreaOf,
  type GraphqlContext,
  gid,
  shopBaseUrl,
  wireMoney,
} from '../../protocol/index.ts';
import { readCatalogue } from '../catalogue/index.ts';
import { readHistory } from './changes/history-rows.ts';
import type { Fulfillment } from './changes/order-history.ts';
import {
  currentSums,
  type LineState,
  lineStates,
  refundedInMinorUnits,
} from './changes/order-state.ts';
import { hasParcel, type Order, orderAddressQuery } from './order.ts';
import { discountAllocations, discountApplications, orderFacts } from './order-facts.ts';

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' });

/** Converts an address; country and province are spelled out in English, as Shopify gives them. */
function toGraphqlAddress({ id, contents }: Order, address = contents.address) {
  const { phone } = contents;
  const country = COUNTRY_NAMES.of(address.countryCode) ?? address.countryCode;
  const name = `${address.firstName} ${address.lastName}`;
  return {
    __typename: 'MailingAddress' as const,
    id: `${gid('MailingAddress', id)}?${orderAddressQuery(contents, address)}`,
    firstName: address.firstName,
    lastName: address.lastName,
    name,
    company: null,
    address1: address.address1,
    address2: address.address2,
    zip: address.zip,
    city: address.city,
    province: address.regionName,
    provinceCode: address.regionCode,
    country,
    countryCode: address.countryCode,
    countryCodeV2: address.countryCode,
    formattedArea: formattedAreaOf({
      city: address.city,
      provinceCode: address.regionCode,
      country,
    }),
    latitude: null,
    longitude: null,
    phone,
  };
}

/** Converts a line. Its variant is today's, and null once the shop no longer shows it; all else is as it was ordered. */
function toGraphqlOrderLine(
  order: Order,
  { line, refundableQuantity }: LineState,
  { store, shop }: Pick<GraphqlContext, 'store' | 'shop'>,
) {
  const { currencyCode } = order;
  return {
    id: line.id,
    title: line.productTitle,
    quantity: line.quantity,
    currentQuantity: refundableQuantity,
    customAttributes: line.attributes,
    originalTotalPrice: wireMoney(line.subtotalInMinorUnits, currencyCode),
    discountedTotalPrice: wireMoney(line.totalInMinorUnits, currencyCode),
    discountAllocations: discountAllocations(order, line.id),
    variant: readCatalogue(store, shop.key).variantById.get(line.variantId) ?? null,
  };
}

type SourceContext = Pick<GraphqlContext, 'shop' | 'origin' | 'store'>;

function toGraphqlFulfillment<Line extends { readonly id: string }>(
  { tracking, lines }: Fulfillment,
  ordered: readonly Line[],
) {
  const { company, number, url } = tracking;
  return {
    trackingCompany: company,
    tracking: number === null && url === null ? [] : [{ number, url }],
    lines: lines.map(({ lineId, quantity }) => ({
      id: lineId,
      lineItem: ordered.find(({ id }) => id === lineId),
      quantity,
    })),
  };
}

/** Converts an order, as it is now, for the Storefront API. */
export function toGraphqlOrder(order: Order, context: SourceContext) {
  const { contents, currencyCode, totalInMinorUnits } = order;
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, currencyCode);
  const total = money(totalInMinorUnits);
  const subtotal = money(contents.subtotalInMinorUnits - contents.discountInMinorUnits);
  const tax = money(contents.taxInMinorUnits);
  const delivery = money(contents.delivery.priceInMinorUnits);
  const history = readHistory(context.store.read, order.id);
  const current = currentSums(order, history);
  const refunded = money(refundedInMinorUnits(history));
  const lines = lineStates(order, history).map((state) =>
    toGraphqlOrderLine(order, state, context),
  );
  const address = toGraphqlAddress(order);
  const statusUrl = `${shopBaseUrl(context.origin, context.shop)}/orders/${order.token}`;
  return {
    ...orderFacts(order, history),
    id: `${gid('Order', order.id)}?key=${order.token}`,
    orderNumber: order.number,
    customerLocale: contents.locale ?? contents.language,
    // Both are the one page, for whoever has its address.
    customerUrl: statusUrl,
    statusUrl,
    edited: false,
    canceledAt: history.cancellation?.cancelledAt ?? null,
    fulfillments: history.fulfillments.map((one) => toGraphqlFulfillment(one, lines)),
    shippingAddress: hasParcel(contents.delivery) ? address : null,
    billingAddress: toGraphqlAddress(order, contents.billingAddress),
    shippingDiscountAllocations: [],
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    currentSubtotalPrice: money(current.subtotalInMinorUnits),
    totalTax: tax,
    totalTaxV2: tax,
    currentTotalTax: money(current.taxInMinorUnits),
    totalShippingPrice: delivery,
    totalShippingPriceV2: delivery,
    currentTotalShippingPrice: money(current.deliveryInMinorUnits),
    totalPrice: total,
    totalPriceV2: total,
    currentTotalPrice: money(current.totalInMinorUnits),
    originalTotalPrice: total,
    totalRefunded: refunded,
    totalRefundedV2: refunded,
    currentTotalDuties: null,
    originalTotalDuties: null,
    lines,
    applications: discountApplications(order),
  };
}

export type GraphqlOrder = ReturnType<typeof toGraphqlOrder>;
