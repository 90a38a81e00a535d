import {
  type IdAllocator,
  type Language,
  languageFor,
  type Shop,
  secretHash,
} from '../../../protocol/index.ts';
import { listMails } from '../../../protocol/mail/index.ts';
import { integerColumn, type Row, type Sql, textColumn } from '../../../store/index.ts';

export interface Waiting {
  readonly id: number;
  readonly shop: string;
  readonly email: string;
  readonly language: string;
  readonly variantNumber: number;
}

function waitingOfRow(row: Row): Waiting {
  return {
    id: integerColumn(row, 'id'),
    shop: textColumn(row, 'shop'),
    email: textColumn(row, 'email'),
    language: textColumn(row, 'language'),
    variantNumber: integerColumn(row, 'variant'),
  };
}

/** The call names no language, as a profile at Klaviyo has one: that of the last letter to this address. */
function languageOf(sql: Sql, shop: Shop, email: string): Language {
  const [last] = listMails(sql, { to: email, shop: shop.key, limit: 1 });
  return languageFor(last?.language ?? null, shop);
}

interface Subscription {
  readonly shop: Shop;
  readonly email: string;
  readonly variantNumber: number;
  /** What is there already is written about at once. */
  readonly isForSale: boolean;
  readonly now: Date;
}

/** Whoever waits already keeps waiting once. */
export function subscribe(
  sql: Sql,
  ids: IdAllocator,
  { shop, email, variantNumber, isForSale, now }: Subscription,
): void {
  const language = languageOf(sql, shop, email);
  sql
    .prepare(
      `INSERT INTO back_in_stock_subscriptions (id, shop, email, language, variant, created_at, is_due)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .run(
      ids.next('BackInStockSubscription'),
      shop.key,
      email,
      language,
      variantNumber,
      now.toISOString(),
      Number(isForSale),
    );
}

/** How many wait, by the variant's number. */
export function countWaiting(sql: Sql, shop: string): ReadonlyMap<number, number> {
  const rows = sql
    .prepare(
      `SELECT variant, COUNT(*) AS waiting FROM back_in_stock_subscriptions
       WHERE shop = ? AND sent_at IS NULL GROUP BY variant`,
    )
    .all(shop);
  return new Map(rows.map((row) => [integerColumn(row, 'variant'), integerColumn(row, 'waiting')]));
}

export function dueSubscriptions(sql: Sql, most: number): readonly Waiting[] {
  return sql
    .prepare('SELECT * FROM back_in_stock_subscriptions WHERE is_due = 1 ORDER BY id LIMIT ?')
    .all(most)
    .map(waitingOfRow);
}

/** Waits for the next time. */
export function waitOn(sql: Sql, { id }: Waiting): void {
  sql.prepare('UPDATE back_in_stock_subscriptions SET is_due = 0 WHERE id = ?').run(id);
}

export function markSent(
  sql: Sql,
  { id }: Waiting,
  { stopToken, now }: { readonly stopToken: string; readonly now: Date },
): void {
  sql
    .prepare(
      'UPDATE back_in_stock_subscriptions SET is_due = 0, sent_at = ?, stop_hash = ? WHERE id = ?',
    )
    .run(now.toISOString(), secretHash(stopToken), id);
}

/** For as long the link of a letter works. */
const KEPT_IN_MS = 30 * 86_400_000;

export function forgetSent(sql: Sql, now: Date): void {
  sql
    .prepare('DELETE FROM back_in_stock_subscriptions WHERE sent_at < ?')
    .run(new Date(now.getTime() - KEPT_IN_MS).toISOString());
}

export function findByStopToken(sql: Sql, token: string): Waiting | null {
  const row = sql
    .prepare('SELECT * FROM back_in_stock_subscriptions WHERE stop_hash = ?')
    .get(secretHash(token));
  return row === undefined ? null : waitingOfRow(row);
}

/** Whoever an address waits for in a shop, and what it was written; returns how many rows went. */
export function forgetWaiting(sql: Sql, shop: string, email: string): number {
  const { changes } = sql
    .prepare('DELETE FROM back_in_stock_subscriptions WHERE shop = ? AND email = ?')
    .run(shop, email);
  return Number(changes);
}

export function waitingOf(sql: Sql, shop: string, email: string): readonly Row[] {
  return sql
    .prepare(
      `SELECT variant, language, created_at, sent_at FROM back_in_stock_subscriptions
       WHERE shop = ? AND email = ?`,
    )
    .all(shop, email);
}
