import type { IdAllocator } from '../../protocol/index.ts';
import { column, defineTable, type RowOf, type Sql } from '../../store/index.ts';
import type { SellingPlanInterval, ShopCatalogue } from '../catalogue/index.ts';
import { hasParcel, type Order, type OrderAddress } from '../orders/index.ts';
import { type Cycle, upcomingCycles } from './cycles.ts';

export const CONTRACTS = defineTable('subscription_contracts', {
  id: column.integer,
  orderId: column.integer,
  sellingPlanId: column.text,
  intervalUnit: column.oneOf(['DAY', 'WEEK', 'MONTH', 'YEAR']),
  intervalCount: column.integer,
  status: column.oneOf(['ACTIVE', 'PAUSED', 'CANCELLED']),
  skippedCycles: column.json<readonly number[]>(),
  revision: column.integer,
  createdAt: column.text,
  updatedAt: column.text,
  /** Time to look whether a charge has to be announced; null: never. */
  remindAt: column.optional(column.text),
  remindedCycle: column.integer,
  /** Null: the address of the order. */
  address: column.optional(column.json<OrderAddress>()),
});

type StoredContract = RowOf<typeof CONTRACTS>;
export type ContractStatus = StoredContract['status'];

/** Order that comes again until it is cancelled. */
export type Contract = StoredContract & { readonly interval: SellingPlanInterval };

/** Starts a contract for each plan of the order that says how often it comes. Call it inside the write that places the order. */
export function startContracts(
  sql: Sql,
  ids: IdAllocator,
  order: Order,
  { sellingPlanById }: Pick<ShopCatalogue, 'sellingPlanById'>,
): void {
  const plans = new Set(order.contents.lines.flatMap(({ sellingPlanId }) => sellingPlanId ?? []));
  for (const planId of plans) {
    const interval = sellingPlanById.get(planId)?.record.interval;
    if (!interval) continue;
    CONTRACTS.insert(sql, {
      id: ids.next('SubscriptionContract'),
      orderId: order.id,
      sellingPlanId: planId,
      intervalUnit: interval.unit,
      intervalCount: interval.count,
      status: 'ACTIVE',
      skippedCycles: [],
      revision: 1,
      createdAt: order.placedAt,
      updatedAt: order.placedAt,
      remindAt: order.placedAt,
      remindedCycle: 1,
      address: null,
    });
  }
}

export const withInterval = (row: StoredContract): Contract => ({
  ...row,
  interval: { unit: row.intervalUnit, count: row.intervalCount },
});

/** Lists contracts, oldest first. */
export function contractsOfCustomer(
  sql: Sql,
  shop: string,
  customerId: string,
): readonly Contract[] {
  const ofCustomer = 'SELECT id FROM orders WHERE shop = ? AND customer_id = ?';
  const tail = `WHERE order_id IN (${ofCustomer}) ORDER BY id`;
  return CONTRACTS.all(sql, tail, shop, customerId).map(withInterval);
}

/** Next delivery of a contract that an order began. */
export interface Renewal {
  readonly planName: string;
  readonly lines: Order['contents']['lines'];
  readonly cycle: Cycle;
  /** Price of the goods, without delivery. */
  readonly amountInMinorUnits: number;
  /** A parcel comes, whose delivery is charged as well. */
  readonly isSent: boolean;
}

/** Lists what comes again of an order, and when next: nothing that is paused or ended, or left out. */
export function renewalsOf(sql: Sql, order: Order, now: Date): readonly Renewal[] {
  const begun = CONTRACTS.all(sql, 'WHERE order_id = ? ORDER BY id', order.id).map(withInterval);
  return begun.flatMap((contract) => renewalOf(contract, order, now) ?? []);
}

/** Null for what is paused or ended. */
export function renewalOf(
  { status, interval, skippedCycles, sellingPlanId }: Contract,
  order: Order,
  now: Date,
): Renewal | null {
  if (status !== 'ACTIVE') return null;
  const ahead = { now, count: skippedCycles.length + 1 };
  const cycles = upcomingCycles(new Date(order.placedAt), interval, ahead);
  const cycle = cycles.find(({ index }) => !skippedCycles.includes(index));
  const lines = order.contents.lines.filter((line) => line.sellingPlanId === sellingPlanId);
  const [first] = lines;
  if (cycle === undefined || first === undefined) return null;
  const amountInMinorUnits = lines.reduce((sum, line) => sum + line.subtotalInMinorUnits, 0);
  const planName = first.sellingPlanName ?? '';
  const isSent = hasParcel(order.contents.delivery);
  return { planName, lines, cycle, amountInMinorUnits, isSent };
}

export function changeContract(
  sql: Sql,
  contract: Contract,
  change: Partial<Pick<Contract, 'status' | 'skippedCycles' | 'updatedAt' | 'address'>>,
): Contract {
  // A change may bring the next charge nearer: reminders look again at once.
  const remindAt = change.updatedAt ?? contract.updatedAt;
  const changes = { ...change, remindAt, revision: contract.revision + 1 };
  CONTRACTS.update(sql, changes, 'WHERE id = ?', contract.id);
  return { ...contract, ...changes };
}

/** Ends what an order began: nothing comes after one that was cancelled, nor to a person who is erased. */
export function endContracts(sql: Sql, { id }: Pick<Order, 'id'>): void {
  CONTRACTS.update(sql, { status: 'CANCELLED', address: null }, 'WHERE order_id = ?', id);
}
