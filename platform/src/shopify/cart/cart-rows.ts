import { wireDateTime } from '../../protocol/index.ts';
import { column, defineTable, maySweep, type Sql } from '../../store/index.ts';
import { CART_COLUMNS, CARTS, type Cart, type CartContents } from './cart.ts';

const MADE = defineTable('carts', { ...CART_COLUMNS, requestHash: column.optional(column.text) });

/** Names the request by its hash where it is to find the cart when it is sent again. */
export function insertCart(sql: Sql, cart: Cart, requestHash: string | null = null): void {
  MADE.insert(sql, { ...cart, requestHash });
}

/** Finds the cart that a request has made, unless it was bought. */
export function findMadeCart(sql: Sql, shop: string, requestHash: string): Cart | null {
  const tail = 'WHERE shop = ? AND request_hash = ? AND completed_at IS NULL';
  return CARTS.find(sql, tail, shop, requestHash);
}

export function updateCart(sql: Sql, cart: Cart): void {
  const { updatedAt, completedAt, contents, shop, token } = cart;
  const changes = { updatedAt, completedAt, contents };
  CARTS.update(sql, changes, 'WHERE shop = ? AND token = ?', shop, token);
}

export interface CartPlace {
  readonly shop: string;
  readonly token: string;
}

/** Returns completed and expired carts too; the caller decides. */
export function findCart(sql: Sql, { shop, token }: CartPlace): Cart | null {
  return CARTS.find(sql, 'WHERE shop = ? AND token = ?', shop, token);
}

/** Longer than Shopify's, so that the storefront's own limit of 85 days takes effect first (spec §9). */
const CART_LIFETIME_IN_DAYS = 90;

const DAY_IN_MS = 86_400_000;

/** Carts last changed before this moment have expired. */
export function oldestLivingUpdate(now: Date): string {
  return wireDateTime(new Date(now.getTime() - CART_LIFETIME_IN_DAYS * DAY_IN_MS));
}

const SWEEP_SIZE = 20;

/** Deletes some expired carts whenever one is created. */
export function deleteSomeCarts(sql: Sql, now: Date): void {
  if (!maySweep(sql, now)) return;
  sql
    .prepare(
      `DELETE FROM carts WHERE rowid IN
         (SELECT rowid FROM carts WHERE updated_at < ? ORDER BY updated_at LIMIT ${SWEEP_SIZE})`,
    )
    .run(oldestLivingUpdate(now));
}

const MAX_CONTENTS_IN_BYTES = 250_000;

/** Limits the size of a cart, since each change reads and writes it whole; a smaller one is always fine. */
export function isTooLarge(contents: CartContents, before: CartContents): boolean {
  const bytes = Buffer.byteLength(JSON.stringify(contents));
  return bytes > MAX_CONTENTS_IN_BYTES && bytes > Buffer.byteLength(JSON.stringify(before));
}
