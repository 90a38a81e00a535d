import type { Sql } from '../store/index.ts';

export interface Claim {
  readonly shop: string;
  readonly email: string;
  readonly customerId: string;
}

/** Gives a customer the orders that were placed with their address, and that are nobody's yet. */
export function claimOrders(sql: Sql, { shop, email, customerId }: Claim): void {
  sql
    .prepare(
      `UPDATE orders SET customer_id = ?
       WHERE shop = ? AND email = ? COLLATE NOCASE AND customer_id IS NULL`,
    )
    .run(customerId, shop, email);
}
