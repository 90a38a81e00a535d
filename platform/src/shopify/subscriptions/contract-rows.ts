import type { IdAllocator } from '../../protocol/index.ts';
import {
  defineTable,
  integer,
  json,
  oneOf,
  type RowOf,
  type Sql,
  text,
} from '../../store/index.ts';
import type { SellingPlanInterval, ShopCatalogue } from '../catalogue/index.ts';
import type { Order } from '../orders/index.ts';

const CONTRACTS = defineTable('subscription_contracts', {
  id: integer,
  orderId: integer,
  sellingPlanId: text,
  intervalUnit: oneOf(['DAY', 'WEEK', 'MONTH', 'YEAR']),
  intervalCount: integer,
  status: oneOf(['ACTIVE', 'PAUSED', 'CANCELLED']),
  skippedCycles: json<readonly number[]>(),
  revision: integer,
  createdAt: text,
  updatedAt: text,
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
    });
  }
}

/** Lists contracts, oldest first. */
export function contractsOfCustomer(
  sql: Sql,
  shop: string,
  customerId: string,
): readonly Contract[] {
  const ofCustomer = 'SELECT id FROM orders WHERE shop = ? AND customer_id = ?';
  return CONTRACTS.all(sql, `WHERE order_id IN (${ofCustomer}) ORDER BY id`, shop, customerId).map(
    (row) => ({ ...row, interval: { unit: row.intervalUnit, count: row.intervalCount } }),
  );
}

export function changeContract(
  sql: Sql,
  contract: Contract,
  change: Partial<Pick<Contract, 'status' | 'skippedCycles' | 'updatedAt'>>,
): Contract {
  const changes = { ...change, revision: contract.revision + 1 };
  CONTRACTS.update(sql, changes, 'WHERE id = ?', contract.id);
  return { ...contract, ...changes };
}

/** Ends the contracts of a person who is erased: nothing is sent to nobody. */
export function endContracts(sql: Sql, { id }: Pick<Order, 'id'>): void {
  CONTRACTS.update(sql, { status: 'CANCELLED' }, 'WHERE order_id = ?', id);
}
