import type { IdAllocator } from '../../protocol/index.ts';
import { integerColumn, type Row, type Sql, textColumn } from '../../store/index.ts';
import type { SellingPlanInterval, ShopCatalogue } from '../catalogue/index.ts';
import type { Order } from '../orders/index.ts';

export type ContractStatus = 'ACTIVE' | 'PAUSED' | 'CANCELLED';

/** An order that comes again until it is cancelled. */
export interface Contract {
  readonly id: number;
  readonly orderId: number;
  readonly sellingPlanId: string;
  readonly interval: SellingPlanInterval;
  readonly status: ContractStatus;
  readonly skippedCycles: readonly number[];
  readonly revision: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const UNITS = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
const STATUSES = ['ACTIVE', 'PAUSED', 'CANCELLED'] as const;

function oneOf<Known extends string>(known: readonly Known[], text: string): Known {
  const found = known.find((each) => each === text);
  if (found === undefined) throw new TypeError(`${text} is none of ${known.join(', ')}`);
  return found;
}

function contractOfRow(row: Row): Contract {
  return {
    id: integerColumn(row, 'id'),
    orderId: integerColumn(row, 'order_id'),
    sellingPlanId: textColumn(row, 'selling_plan_id'),
    interval: {
      unit: oneOf(UNITS, textColumn(row, 'interval_unit')),
      count: integerColumn(row, 'interval_count'),
    },
    status: oneOf(STATUSES, textColumn(row, 'status')),
    skippedCycles: JSON.parse(textColumn(row, 'skipped_cycles')),
    revision: integerColumn(row, 'revision'),
    createdAt: textColumn(row, 'created_at'),
    updatedAt: textColumn(row, 'updated_at'),
  };
}

/** One for each plan of the order that says how often it comes. Call it inside the write that places the order. */
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
    sql
      .prepare(
        `INSERT INTO subscription_contracts (id, order_id, selling_plan_id, interval_unit, interval_count,
           status, skipped_cycles, revision, created_at, updated_at)
         VALUES (?, ?, ?, ?, ?, 'ACTIVE', '[]', 1, ?, ?)`,
      )
      .run(
        ids.next('SubscriptionContract'),
        order.id,
        planId,
        interval.unit,
        interval.count,
        order.placedAt,
        order.placedAt,
      );
  }
}

/** Oldest first. */
export function contractsOfCustomer(
  sql: Sql,
  shop: string,
  customerId: string,
): readonly Contract[] {
  return sql
    .prepare(
      `SELECT subscription_contracts.* FROM subscription_contracts
       JOIN orders ON orders.id = order_id
       WHERE orders.shop = ? AND orders.customer_id = ? ORDER BY subscription_contracts.id`,
    )
    .all(shop, customerId)
    .map(contractOfRow);
}

type Change = Pick<Contract, 'status' | 'skippedCycles' | 'updatedAt'>;

export function changeContract(sql: Sql, contract: Contract, change: Partial<Change>): Contract {
  const changed = { ...contract, ...change, revision: contract.revision + 1 };
  const { id, status, skippedCycles, revision, updatedAt } = changed;
  sql
    .prepare(
      `UPDATE subscription_contracts SET status = ?, skipped_cycles = ?, revision = ?, updated_at = ?
       WHERE id = ?`,
    )
    .run(status, JSON.stringify(skippedCycles), revision, updatedAt, id);
  return changed;
}

/** Of a person who is erased: nothing is sent to nobody. */
export function endContracts(sql: Sql, { id }: Pick<Order, 'id'>): void {
  sql.prepare("UPDATE subscription_contracts SET status = 'CANCELLED' WHERE order_id = ?").run(id);
}
