import type { PlatformContext, Shop } from '../../../protocol/index.ts';
import type { Sql } from '../../../store/index.ts';
import type { Order } from '../order.ts';
import { readHistory } from './history-rows.ts';
import type { OrderHistory, Problem } from './order-history.ts';

/** Context of a change; console and Admin API make the same changes through it. */
export type ChangeContext = Pick<
  PlatformContext,
  'store' | 'ids' | 'now' | 'origin' | 'storefrontUrl' | 'brand'
> & { readonly shop: Shop };

export interface Change {
  readonly sql: Sql;
  readonly order: Order;
  readonly history: OrderHistory;
}

export type ChangeOutcome =
  | { readonly kind: 'done'; readonly id: number }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

export function refuse(field: readonly string[], message: string): ChangeOutcome {
  return { kind: 'refused', problems: [{ field, message }] };
}

/** Reads the history in the write that changes it, so that two changes cannot both take the last unit. */
export function changeOrder(
  { store }: ChangeContext,
  order: Order | null,
  change: (change: Change) => ChangeOutcome,
): Promise<ChangeOutcome> {
  return store.write((sql) =>
    order === null
      ? refuse(['id'], 'Order does not exist')
      : change({ sql, order, history: readHistory(sql, order.id) }),
  );
}
