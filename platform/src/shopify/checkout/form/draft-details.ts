import { type Sql, textColumn } from '../../../store/index.ts';
import type { CartPlace } from '../../cart/index.ts';
import { DETAILS_FIELDS, type DetailsField } from './details-fields.ts';
import type { FormValues } from './form-values.ts';

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
