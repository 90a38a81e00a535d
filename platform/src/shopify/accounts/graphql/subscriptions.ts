import {
  type GraphqlContext,
  gid,
  type ListArguments,
  pageOf,
  requestError,
  wireDateTime,
  wireMoney,
} from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import { type Customer, countryName, customerGid } from '../../customers/index.ts';
import { findOrderById, hasParcel, type Order } from '../../orders/index.ts';
import {
  type Contract,
  contractsOfCustomer,
  cycleAt,
  upcomingCycles,
} from '../../subscriptions/index.ts';
import { ownCustomer } from './customer.ts';
import { placeNumber } from './line-item.ts';

/** Number of cycles that are told ahead: a subscription has no end. */
const CYCLES_AHEAD = 24;

/** Converts a cycle of a contract, as it stands now. */
export function toCycle(contract: Contract, index: number) {
  const { interval, createdAt, skippedCycles } = contract;
  const { startsAt, endsAt } = cycleAt(new Date(createdAt), interval, index);
  return {
    id: String(index),
    cycleIndex: index,
    cycleStartAt: wireDateTime(startsAt),
    cycleEndAt: wireDateTime(endsAt),
    billingAttemptExpectedDate: wireDateTime(startsAt),
    skipped: skippedCycles.includes(index),
  };
}

/** Lists the cycles to come, none of a cancelled contract. */
export function cyclesAhead(contract: Contract, { now }: Pick<GraphqlContext, 'now'>) {
  if (contract.status === 'CANCELLED') return [];
  return upcomingCycles(new Date(contract.createdAt), contract.interval, {
    now: now(),
    count: CYCLES_AHEAD,
  }).map(({ index }) => toCycle(contract, index));
}

export function toSubscription(contract: Contract, order: Order, context: GraphqlContext) {
  const { interval, sellingPlanId, status } = contract;
  const money = (amountInMinorUnits: number) => wireMoney(amountInMinorUnits, order.currencyCode);
  const cycles = cyclesAhead(contract, context);
  const next = cycles.find(({ skipped }) => !skipped);
  return {
    __typename: 'SubscriptionContract' as const,
    contract,
    order,
    cycles,
    lineList: order.contents.lines
      .filter((line) => line.sellingPlanId === sellingPlanId)
      .map((line, place) => ({
        id: gid('SubscriptionLine', placeNumber(order.id, place + 1)),
        name: [line.productTitle, line.variantTitle].filter(Boolean).join(' - '),
        title: line.productTitle,
        variantTitle: line.variantTitle,
        sku: line.sku,
        quantity: line.quantity,
        // A code or a promotion was for the first order alone.
        currentPrice: money(line.unitPriceInMinorUnits),
        lineDiscountedPrice: money(line.subtotalInMinorUnits),
      })),
    id: gid('SubscriptionContract', contract.id),
    status,
    createdAt: contract.createdAt,
    updatedAt: contract.updatedAt,
    currencyCode: order.currencyCode,
    deliveryMethod: deliveryOf(contract, order),
    deliveryPolicy: {
      interval: interval.unit,
      intervalCount: { count: interval.count, precision: 'EXACT' },
      anchors: [],
    },
    nextBillingDate: status === 'ACTIVE' ? (next?.billingAttemptExpectedDate ?? null) : null,
  };
}

export type AccountSubscription = ReturnType<typeof toSubscription>;

const KEYS: Readonly<Record<string, (one: AccountSubscription) => string>> = {
  CREATED_AT: ({ createdAt }) => createdAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  STATUS: ({ status }) => status,
};

/** Lists subscriptions, oldest first unless another order is asked for. */
export function subscriptionsOf(
  customer: Customer,
  { query, sortKey }: ListArguments,
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

/** Null for one of somebody else. */
export function ownSubscription(sql: Sql, context: GraphqlContext, id: string) {
  const customer = ownCustomer(sql, context);
  return subscriptionsOf(customer, {}, context).find((one) => one.id === id) ?? null;
}

/** Parcels go where the customer last wanted them. */
function deliveryOf({ address: chosen }: Contract, { contents }: Order) {
  const { address, delivery } = contents;
  if (!hasParcel(delivery)) return null;
  const { regionCode: provinceCode, regionName: province, ...lines } = chosen ?? address;
  return {
    __typename: 'SubscriptionDeliveryMethodShipping',
    address: {
      ...lines,
      provinceCode,
      province,
      name: [lines.firstName, lines.lastName].filter(Boolean).join(' '),
      country: countryName(lines.countryCode),
      company: null,
      phone: contents.phone,
    },
    shippingOption: { title: delivery.title, presentmentTitle: delivery.title, description: null },
  };
}

/** Fields that take arguments. */
export const SUBSCRIPTION_FIELDS = {
  lines: ({ lineList }: AccountSubscription, args: ListArguments) => pageOf(lineList, args),
  upcomingBillingCycles: ({ cycles }: AccountSubscription, args: ListArguments) =>
    pageOf(cycles, args),
};
