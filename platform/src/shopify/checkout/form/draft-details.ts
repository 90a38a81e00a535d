import { column, defineTable, maySweep, type Sql } from '../../../store/index.ts';
import type { CartPlace } from '../../cart/index.ts';
import { DETAILS_FIELDS, type DetailsField } from './details-fields.ts';
import type { FormValues } from './form-values.ts';

const DAY_IN_MS = 86_400_000;
export const DRAFT_LIFETIME_IN_DAYS = 7;
/** Browsers of which one cart keeps a draft, the last: a new one is a cookie less. */
export const MOST_BROWSERS = 20;

const DRAFTS = defineTable('checkout_drafts', {
  shop: column.text,
  cartToken: column.text,
  browserHash: column.text,
  contents: column.json<Readonly<Record<string, string>>>(),
  typedAtInMs: column.named('typed_at_ms', column.integer),
});

/** Place of a draft: what one browser typed at a checkout is shown to no other that has its link. */
export interface DraftPlace extends CartPlace {
  readonly browserHash: string;
}

export function saveDraftDetails(
  sql: Sql,
  { shop, token, browserHash }: DraftPlace,
  values: FormValues<DetailsField>,
  now: Date,
): void {
  const typedAtInMs = now.getTime();
  if (maySweep(sql, now)) {
    sql
      .prepare('DELETE FROM checkout_drafts WHERE typed_at_ms <= ?')
      .run(typedAtInMs - DRAFT_LIFETIME_IN_DAYS * DAY_IN_MS);
  }
  const contents = Object.fromEntries(values);
  const row = { shop, cartToken: token, browserHash, contents, typedAtInMs };
  DRAFTS.upsert(sql, row, 'shop', 'cartToken', 'browserHash');
  sql
    .prepare(
      `DELETE FROM checkout_drafts WHERE (shop, cart_token, browser_hash) IN
         (SELECT shop, cart_token, browser_hash FROM checkout_drafts
          WHERE shop = ? AND cart_token = ? ORDER BY typed_at_ms DESC LIMIT -1 OFFSET ?)`,
    )
    .run(shop, token, MOST_BROWSERS);
}

export function readDraftDetails(
  sql: Sql,
  { shop, token, browserHash }: DraftPlace,
): FormValues<DetailsField> {
  const tail = 'WHERE shop = ? AND cart_token = ? AND browser_hash = ?';
  const contents = DRAFTS.find(sql, tail, shop, token, browserHash)?.contents ?? {};
  return new Map(DETAILS_FIELDS.map((field) => [field, contents[field] ?? '']));
}

/** Called once the order has the address. */
export function deleteDraftDetails(sql: Sql, { shop, token }: CartPlace): void {
  sql.prepare('DELETE FROM checkout_drafts WHERE shop = ? AND cart_token = ?').run(shop, token);
}
