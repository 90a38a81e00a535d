import {
  type IdAllocator,
  type Language,
  languageFor,
  type Shop,
  secretHash,
} from '../../../protocol/index.ts';
import { listMails } from '../../../protocol/mail/index.ts';
import {
  columnNamed,
  defineTable,
  flag,
  integer,
  type Row,
  type RowOf,
  type Sql,
  text,
} from '../../../store/index.ts';

const SUBSCRIPTION = {
  id: integer,
  shop: text,
  email: text,
  language: text,
  variantNumber: columnNamed('variant', integer),
};
const WAITING = defineTable('back_in_stock_subscriptions', SUBSCRIPTION);
const NEW_ONES = defineTable('back_in_stock_subscriptions', {
  ...SUBSCRIPTION,
  createdAt: text,
  isDue: flag,
});

export type Waiting = RowOf<typeof WAITING>;

/** The call names no language, as a profile at Klaviyo has one: that of the last letter to this address. */
function languageOf(sql: Sql, shop: Shop, email: string): Language {
  const [last] = listMails(sql, { to: email, shop: shop.key, limit: 1 });
  return languageFor(last?.language ?? null, shop);
}

interface Subscription {
  readonly shop: Shop;
  readonly email: string;
  readonly variantNumber: number;
  /** True writes at once: the size is there already. */
  readonly isForSale: boolean;
  readonly now: Date;
}

/** Adds somebody who waits; whoever waits already keeps waiting once. */
export function subscribe(
  sql: Sql,
  ids: IdAllocator,
  { shop, email, variantNumber, isForSale, now }: Subscription,
): void {
  NEW_ONES.insert(
    sql,
    {
      id: ids.next('BackInStockSubscription'),
      shop: shop.key,
      email,
      language: languageOf(sql, shop, email),
      variantNumber,
      createdAt: now.toISOString(),
      isDue: isForSale,
    },
    'ON CONFLICT DO NOTHING',
  );
}

/** Counts those that wait, by the variant's number. */
export function countWaiting(sql: Sql, shop: string): ReadonlyMap<number, number> {
  const rows = sql
    .prepare(
      `SELECT variant, COUNT(*) AS waiting FROM back_in_stock_subscriptions
       WHERE shop = ? AND sent_at IS NULL GROUP BY variant`,
    )
    .all(shop);
  return new Map(rows.map((row) => [Number(row['variant']), Number(row['waiting'])]));
}

export function dueSubscriptions(sql: Sql, most: number): readonly Waiting[] {
  return WAITING.all(sql, 'WHERE is_due = 1 ORDER BY id LIMIT ?', most);
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

/** Time for which the link of a letter works. */
const KEPT_IN_MS = 30 * 86_400_000;

export function forgetSent(sql: Sql, now: Date): void {
  sql
    .prepare('DELETE FROM back_in_stock_subscriptions WHERE sent_at < ?')
    .run(new Date(now.getTime() - KEPT_IN_MS).toISOString());
}

export function findByStopToken(sql: Sql, token: string): Waiting | null {
  return WAITING.find(sql, 'WHERE stop_hash = ?', secretHash(token));
}

/** Forgets what an address waits for in a shop, and what it was written; returns how many rows went. */
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
