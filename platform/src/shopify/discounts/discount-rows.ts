import { integerColumn, keepParsed, type Row, type Sql, textColumn } from '../../store/index.ts';
import type { Discount } from './discount.ts';
import type { DiscountDraft } from './discount-draft.ts';

/** All discounts of a shop, ended and coming ones too, oldest id first. */
export function readDiscounts(sql: Sql, shop: string): readonly Discount[] {
  return sql
    .prepare('SELECT * FROM discounts WHERE shop = ? ORDER BY id')
    .all(shop)
    .map(discountOfRow);
}

export function findDiscount(sql: Sql, shop: string, id: number): Discount | null {
  const row = sql.prepare('SELECT * FROM discounts WHERE shop = ? AND id = ?').get(shop, id);
  return row === undefined ? null : discountOfRow(row);
}

/** A discount that has this id already is replaced; the day it was made stays. */
export function putDiscount(
  sql: Sql,
  shop: string,
  { id, draft, now }: { readonly id: number; readonly draft: DiscountDraft; readonly now: string },
): void {
  sql
    .prepare(
      `INSERT INTO discounts (shop, id, created_at, updated_at, document)
       VALUES (:shop, :id, :now, :now, :document)
       ON CONFLICT (shop, id) DO UPDATE SET updated_at = :now, document = :document`,
    )
    .run({ shop, id, now, document: JSON.stringify(draft) });
}

export function removeDiscount(sql: Sql, shop: string, id: number): void {
  sql.prepare('DELETE FROM discounts WHERE shop = ? AND id = ?').run(shop, id);
}

export function removeDiscounts(sql: Sql, shop: string): void {
  sql.prepare('DELETE FROM discounts WHERE shop = ?').run(shop);
}

/** Every price of a cart reads the discounts of its shop. */
const parseDocument = keepParsed<DiscountDraft>(1_000);

/** Documents of before limits of uses name none. */
const UNLIMITED = { usageLimit: null, appliesOncePerCustomer: false } as const;

/** Documents are written by this area only, so they are not validated again. */
function discountOfRow(row: Row): Discount {
  const draft = parseDocument(textColumn(row, 'document'));
  return {
    ...UNLIMITED,
    ...draft,
    id: integerColumn(row, 'id'),
    createdAt: textColumn(row, 'created_at'),
    updatedAt: textColumn(row, 'updated_at'),
  };
}
