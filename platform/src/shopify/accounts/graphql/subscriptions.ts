import {
  emptyPage,
  type GraphqlContext,
  gid,
  type ListArguments,
  pageOf,
  requestError,
  wireDateTime,
  wireMoney,
} from '../../../protocol/index.ts';
import { type Customer, countryName, customerGid } from '../../customers/index.ts';
import { findOrderById, type Order, type OrderLine } from '../../orders/index.ts';
import {
  type Contract,
  contractsOfCustomer,
  cycleAt,
  upcomingCycles,
} from '../../subscriptions/index.ts';
import { imageOf, placeNumber } from './line-item.ts';
import { toAccountOrder } from './order.ts';

export interface SubscriptionArguments extends ListArguments {
  readonly sortKey?: string | null;
  readonly query?: string | null;
}

/** As many as are told ahead: a subscription has no end. */
const CYCLES_AHEAD = 24;

const exactly = (count: number) => ({ count, precision: 'EXACT' });

/** A cycle of a contract, as it stands now. */
export function toCycle(contract: Contract, index: number) {
  const { interval, createdAt, skippedCycles } = contract;
  const { startsAt, endsAt } = cycleAt(new Date(createdAt), interval, index);
  return {
    id: String(index),
    cycleIndex: index,
    cycleStartAt: wireDateTime(startsAt),
    cycleEndAt: wireDateTime(endsAt),
    billingAttemptExpectedDate: wireDateTime(startsAt),
    edited: false,
    skipped: skippedCycles.includes(index),
    status: index === 1 ? 'BILLED' : 'UNBILLED',
  };
}

/** None of a cancelled contract. */
export function cyclesAhead(contract: Contract, { now }: Pick<GraphqlContext, 'now'>) {
  if (contract.status === 'CANCELLED') return [];
  return upcomingCycles(new Date(contract.createdAt), contract.interval, {
    now: now(),
    count: CYCLES_AHEAD,
  }).map(({ index }) => toCycle(contract, index));
}

function toLine(order: Order, line: OrderLine, place: number) {
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, order.currencyCode);
  return {
    id: gid('SubscriptionLine', placeNumber(order.id, place + 1)),
    name: [line.productTitle, line.variantTitle].filter(Boolean).join(' - '),
    title: line.productTitle,
    variantTitle: line.variantTitle,
    sku: line.sku,
    quantity: line.quantity,
    // A code or a promotion was for the first order alone.
    currentPrice: money(line.unitPriceInMinorUnits),
    lineDiscountedPrice: money(line.subtotalInMinorUnits),
    discountAllocations: [],
    image: imageOf(line),
    variantImage: imageOf(line),
    customAttributes: line.attributes,
    onlineStoreUrl: null,
    requiresShipping: true,
    taxable: true,
  };
}

function deliveryOf({ contents: { address, delivery, phone } }: Order) {
  const { regionCode, regionName, firstName, lastName, countryCode, ...lines } = address;
  return {
    __typename: 'SubscriptionDeliveryMethodShipping' as const,
    address: {
      ...lines,
      ...{ firstName, lastName, countryCode, phone, company: null },
      name: [firstName, lastName].filter(Boolean).join(' ') || null,
      country: countryName(countryCode),
      province: regionName,
      provinceCode: regionCode,
    },
    shippingOption: {
      title: delivery.title,
      presentmentTitle: delivery.title,
      description: null,
    },
  };
}

export function toSubscription(contract: Contract, order: Order, context: GraphqlContext) {
  const { interval, sellingPlanId, status } = contract;
  const lines = order.contents.lines.filter((line) => line.sellingPlanId === sellingPlanId);
  const policy = {
    interval: interval.unit,
    intervalCount: exactly(interval.count),
    anchors: [],
  };
  const cycles = cyclesAhead(contract, context);
  const next = cycles.find(({ skipped }) => !skipped);
  return {
    __typename: 'SubscriptionContract' as const,
    contract,
    order,
    cycles,
    lineList: lines.map((line, place) => toLine(order, line, place)),
    id: gid('SubscriptionContract', contract.id),
    status,
    createdAt: contract.createdAt,
    updatedAt: contract.updatedAt,
    revisionId: String(contract.revision),
    currencyCode: order.currencyCode,
    billingPolicy: { ...policy, minCycles: null, maxCycles: null },
    deliveryPolicy: policy,
    deliveryMethod: deliveryOf(order),
    deliveryPrice: wireMoney(order.contents.delivery.priceInMinorUnits, order.currencyCode),
    nextBillingDate: status === 'ACTIVE' ? (next?.billingAttemptExpectedDate ?? null) : null,
    linesCount: exactly(lines.length),
    lastBillingAttemptErrorType: null,
    lastPaymentStatus: 'SUCCEEDED',
    customAttributes: order.contents.attributes,
    note: order.contents.note,
  };
}

export type AccountSubscription = ReturnType<typeof toSubscription>;

const KEYS: Readonly<Record<string, (one: AccountSubscription) => string>> = {
  CREATED_AT: ({ createdAt }) => createdAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  STATUS: ({ status }) => status,
};

/** Oldest first, unless another order is asked for. */
export function subscriptionsOf(
  customer: Customer,
  { query, sortKey }: SubscriptionArguments,
  context: GraphqlContext,
): readonly AccountSubscription[] {
  if (query) throw requestError('NOT_SERVED', 'subscriptionContracts(query:) is not served here');
  const { store, shop } = context;
  const found = contractsOfCustomer(store.read, shop.key, customerGid(customer)).flatMap(
    (contract) => {
      const order = findOrderById(store.read, shop.key, contract.orderId);
      return order === null ? [] : [toSubscription(contract, order, context)];
    },
  );
  const keyOf = KEYS[sortKey ?? ''];
  return keyOf === undefined
    ? found
    : found.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)) || a.contract.id - b.contract.id);
}

/** Fields that take arguments. */
export const SUBSCRIPTION_FIELDS = {
  discounts: emptyPage,
  lines: ({ lineList }: AccountSubscription, args: ListArguments) => pageOf(lineList, args),
  upcomingBillingCycles: ({ cycles }: AccountSubscription, args: ListArguments) =>
    pageOf(cycles, args),
  originOrder: ({ order }: AccountSubscription, _args: unknown, context: GraphqlContext) =>
    toAccountOrder(order, context),
  orders: ({ order }: AccountSubscription, args: ListArguments, context: GraphqlContext) =>
    pageOf([toAccountOrder(order, context)], args),
};
