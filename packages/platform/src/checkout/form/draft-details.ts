import type { CartPlace } from '../../cart/index.ts';
import { type Sql, textColumn } from '../../core/index.ts';
import { DETAILS_FIELDS, type DetailsField } from './details-fields.ts';
import type { FormValues } from './form-values.ts';

/** What a buyer typed in the first step, kept for the second and for a later visit. */
export const DRAFT_DETAILS_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS checkout_details (
    shop TEXT NOT NULL,
    cart_token TEXT NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (shop, cart_token, field)
  ) STRICT, WITHOUT ROWID`,
];

export function saveDraftDetails(
  sql: Sql,
  { shop, token }: CartPlace,
  values: FormValues<DetailsField>,
): void {
  const statement = sql.prepare(
    `INSERT INTO checkout_details (shop, cart_token, field, value) VALUES (?, ?, ?, ?)
     ON CONFLICT (shop, cart_token, field) DO UPDATE SET value = excluded.value`,
  );
  for (const [field, value] of values) statement.run(shop, token, field, value);
}

export function readDraftDetails(sql: Sql, { shop, token }: CartPlace): FormValues<DetailsField> {
  const rows = sql
    .prepare('SELECT field, value FROM checkout_details WHERE shop = ? AND cart_token = ?')
    .all(shop, token);
  const values = new Map<string, string>(
    rows.map((row) => [textColumn(row, 'field'), textColumn(row, 'value')]),
  );
  return new Map(DETAILS_FIELDS.map((field) => [field, values.get(field) ?? '']));
}

/** Called once the order has the address. */
export function deleteDraftDetails(sql: Sql, { shop, token }: CartPlace): void {
  sql.prepare('DELETE FROM checkout_details WHERE shop = ? AND cart_token = ?').run(shop, token);
}
