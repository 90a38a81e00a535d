import { type Row, requestError, type Sql, textColumn, textColumnOrNull } from '../core/index.ts';
import type { Cart, CartContents } from './cart.ts';
import { MAX_CONTENTS_CHARACTERS } from './lines/check-line.ts';

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
      contentsText(cart),
    );
}

export function updateCart(sql: Sql, cart: Cart): void {
  sql
    .prepare(
      `UPDATE carts SET updated_at = ?, completed_at = ?, contents = ? WHERE shop = ? AND token = ?`,
    )
    .run(cart.updatedAt, cart.completedAt, contentsText(cart), cart.shop, cart.token);
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

/** Limits the size of a cart, since each change reads and writes it whole. */
function contentsText({ contents }: Cart): string {
  const text = JSON.stringify(contents);
  if (text.length > MAX_CONTENTS_CHARACTERS)
    throw requestError('BAD_REQUEST', 'The cart is too large.');
  return text;
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
