import { type Row, type Sql, textColumn, textColumnOrNull } from '../../store/index.ts';
import type { Cart, CartContents } from './cart.ts';

export function insertCart(sql: Sql, cart: Cart): void {
  sql
    .prepare(
      `INSERT INTO carts (shop, token, key, checkout_key, created_at, updated_at, completed_at, contents)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      cart.shop,
      cart.token,
      cart.key,
      cart.checkoutKey,
      cart.createdAt,
      cart.updatedAt,
      cart.completedAt,
      JSON.stringify(cart.contents),
    );
}

export function updateCart(sql: Sql, cart: Cart): void {
  sql
    .prepare(
      `UPDATE carts SET updated_at = ?, completed_at = ?, contents = ? WHERE shop = ? AND token = ?`,
    )
    .run(cart.updatedAt, cart.completedAt, JSON.stringify(cart.contents), cart.shop, cart.token);
}

/** Returns completed and expired carts too; the caller decides. */
export function findCart(
  sql: Sql,
  { shop, token }: { readonly shop: string; readonly token: string },
): Cart | null {
  const row = sql.prepare('SELECT * FROM carts WHERE shop = ? AND token = ?').get(shop, token);
  return row === undefined ? null : cartOfRow(row);
}

const SWEEP_SIZE = 20;

/** Deletes some expired carts whenever one is created. */
export function deleteSomeCarts(sql: Sql, untouchedSince: string): void {
  sql
    .prepare(
      `DELETE FROM carts WHERE rowid IN
         (SELECT rowid FROM carts WHERE updated_at < ? ORDER BY updated_at LIMIT ${SWEEP_SIZE})`,
    )
    .run(untouchedSince);
}

const MAX_CONTENTS_IN_BYTES = 250_000;

/** Limits the size of a cart, since each change reads and writes it whole. What makes one smaller may be done. */
export function isTooLarge(contents: CartContents, before: CartContents): boolean {
  const bytes = Buffer.byteLength(JSON.stringify(contents));
  return bytes > MAX_CONTENTS_IN_BYTES && bytes > Buffer.byteLength(JSON.stringify(before));
}

function cartOfRow(row: Row): Cart {
  const contents: CartContents = JSON.parse(textColumn(row, 'contents'));
  return {
    shop: textColumn(row, 'shop'),
    token: textColumn(row, 'token'),
    key: textColumn(row, 'key'),
    checkoutKey: textColumn(row, 'checkout_key'),
    createdAt: textColumn(row, 'created_at'),
    updatedAt: textColumn(row, 'updated_at'),
    completedAt: textColumnOrNull(row, 'completed_at'),
    contents,
  };
}
