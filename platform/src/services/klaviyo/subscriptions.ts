import { type Language, languageFor, type Shop, secretHash } from '../../protocol/index.ts';
import { listMails } from '../../protocol/mail/index.ts';
import {
  column,
  defineTable,
  maySweep,
  type Row,
  type RowOf,
  type Sql,
} from '../../store/index.ts';

/** People who asked for the newsletter, confirmed or not. */
export const NEWS = defineTable('newsletter_subscriptions', {
  tokenHash: column.text,
  shop: column.text,
  listId: column.text,
  email: column.text,
  language: column.optional(column.text),
  confirmedAt: column.optional(column.text),
  askedAt: column.optional(column.text),
});

/** Time for which an address waits to be confirmed, a link of a letter works, and a repeated message is known. */
const KEPT_IN_MS = 30 * 86_400_000;

const oldestKept = (now: Date) => new Date(now.getTime() - KEPT_IN_MS).toISOString();

/** Finds whom a letter asked; nobody once it is too old to be answered. */
export function findAsked(sql: Sql, token: string, now: Date): RowOf<typeof NEWS> | null {
  const tail = 'WHERE token_hash = ? AND (confirmed_at IS NOT NULL OR asked_at > ?)';
  return NEWS.find(sql, tail, secretHash(token), oldestKept(now));
}

const FORGET = {
  /** Addresses that nobody confirmed: whoever typed one may have been a stranger. */
  unconfirmed: 'DELETE FROM newsletter_subscriptions WHERE confirmed_at IS NULL AND asked_at <= ?',
  sent: 'DELETE FROM back_in_stock_subscriptions WHERE sent_at < ?',
  messages: 'DELETE FROM contact_messages WHERE received_at <= ?',
};

export function forgetOld(sql: Sql, what: keyof typeof FORGET, now: Date): void {
  if (maySweep(sql, now)) sql.prepare(FORGET[what]).run(oldestKept(now));
}

/** Forgets a subscriber of a shop, and the links of letters that ask to confirm. */
export function forgetNews(sql: Sql, shop: string, email: string): void {
  sql.prepare('DELETE FROM newsletter_subscriptions WHERE shop = ? AND email = ?').run(shop, email);
}

const MESSAGES = defineTable('contact_messages', {
  shop: column.text,
  uniqueId: column.text,
  receivedAt: column.text,
});
/** A repeated event counts once. */
export const ONCE = 'ON CONFLICT DO NOTHING';

/** Notes that a message came; false for one that did before. The time is ours: an event says what it likes. */
export function noteMessage(
  sql: Sql,
  message: { readonly shop: string; readonly uniqueId: string },
  now: Date,
): boolean {
  forgetOld(sql, 'messages', now);
  return MESSAGES.insert(sql, { ...message, receivedAt: now.toISOString() }, ONCE) > 0;
}

/** People who wait for a size that is sold out. */
export const WAITING = defineTable('back_in_stock_subscriptions', {
  id: column.integer,
  shop: column.text,
  email: column.text,
  language: column.text,
  variantNumber: column.named('variant', column.integer),
  createdAt: column.text,
  isDue: column.flag,
  sentAt: column.optional(column.text),
  stopHash: column.optional(column.text),
});

export type Waiting = RowOf<typeof WAITING>;

/** The call names no language, as a profile at Klaviyo has one: that of the last letter to this address. */
export function languageOf(sql: Sql, shop: Shop, email: string): Language {
  const [last] = listMails(sql, { to: email, shop: shop.key, limit: 1 });
  return languageFor(last?.language ?? null, shop);
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
