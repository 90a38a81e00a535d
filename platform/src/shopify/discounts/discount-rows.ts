import { column, defineTable, keepParsed, type RowOf, type Sql } from '../../store/index.ts';
import type { Discount } from './discount.ts';
import type { DiscountDraft } from './discount-draft.ts';

/** Every price of a cart reads the discounts of its shop. Only this area writes documents, so they are not validated again. */
const DISCOUNTS = defineTable('discounts', {
  shop: column.text,
  id: column.integer,
  createdAt: column.text,
  updatedAt: column.text,
  document: column.json(keepParsed<DiscountDraft>(1_000)),
});

/** All discounts of a shop, ended and coming ones too, oldest id first. */
export function readDiscounts(sql: Sql, shop: string): readonly Discount[] {
  return DISCOUNTS.all(sql, 'WHERE shop = ? ORDER BY id', shop).map(discountOfRow);
}

export function findDiscount(sql: Sql, shop: string, id: number): Discount | null {
  const row = DISCOUNTS.find(sql, 'WHERE shop = ? AND id = ?', shop, id);
  return row === null ? null : discountOfRow(row);
}

/** A discount that has this id already is replaced; the day it was made stays. */
export function putDiscount(
  sql: Sql,
  shop: string,
  { id, draft, now }: { readonly id: number; readonly draft: DiscountDraft; readonly now: string },
): void {
  DISCOUNTS.insert(
    sql,
    { shop, id, createdAt: now, updatedAt: now, document: draft },
    'ON CONFLICT (shop, id) DO UPDATE SET updated_at = excluded.updated_at, document = excluded.document',
  );
}

export function removeDiscount(sql: Sql, shop: string, id: number): void {
  sql.prepare('DELETE FROM discounts WHERE shop = ? AND id = ?').run(shop, id);
}

export function removeDiscounts(sql: Sql, shop: string): void {
  sql.prepare('DELETE FROM discounts WHERE shop = ?').run(shop);
}

/** Documents of before limits of uses and of customers name none. */
const UNLIMITED = { usageLimit: null, appliesOncePerCustomer: false, customerTag: null } as const;

function discountOfRow({ document, id, createdAt, updatedAt }: RowOf<typeof DISCOUNTS>): Discount {
  return { ...UNLIMITED, ...document, id, createdAt, updatedAt };
}
