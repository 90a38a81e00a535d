import { column, defineTable, maySweep, type RowOf, type Sql } from '../../store/index.ts';
import type { IdAllocator } from '../index.ts';

const MAIL = {
  id: column.integer,
  shop: column.text,
  to: column.named('recipient', column.text),
  subject: column.sealed,
  html: column.sealed,
  text: column.sealed,
  language: column.text,
  createdAt: column.text,
};
const MAILS = defineTable('mails', MAIL);
/** Null as the address of answers: the shop's own. */
const ANSWERED_MAILS = defineTable('mails LEFT JOIN mail_reply_addresses ON mail_id = mails.id', {
  ...MAIL,
  replyTo: column.named('address', column.optional(column.text)),
});

export type Mail = RowOf<typeof ANSWERED_MAILS>;
export type MailDraft = Omit<Mail, 'id' | 'replyTo'> & Partial<Pick<Mail, 'replyTo'>>;

/** Days that a letter is kept: longer than a year, within which it may be shown as proof. */
export const MAIL_KEPT_DAYS = 400;
export const MOST_MAILS = 100_000;
const DAY_IN_MS = 86_400_000;
const SWEPT_AT_ONCE = 10;

/** Keeps an e-mail, inside the write that causes it, so that both are committed together. */
export function sendMail(sql: Sql, ids: IdAllocator, draft: MailDraft): Mail {
  const mail: Mail = { replyTo: null, ...draft, id: ids.next('Mail') };
  MAILS.insert(sql, mail);
  sweepOldMails(sql, mail);
  if (mail.replyTo !== null) {
    sql
      .prepare('INSERT INTO mail_reply_addresses (mail_id, address) VALUES (?, ?)')
      .run(mail.id, mail.replyTo);
  }
  return mail;
}

/** Deletes a few of the oldest, so that no letter waits for many. */
function sweepOldMails(sql: Sql, { id, createdAt }: Mail): void {
  const now = new Date(createdAt);
  const oldest = new Date(now.getTime() - MAIL_KEPT_DAYS * DAY_IN_MS).toISOString();
  sql
    .prepare(
      `DELETE FROM mails WHERE id IN (SELECT id FROM mails ORDER BY id LIMIT ?)
         AND (id <= ? OR created_at < ?)`,
    )
    .run(SWEPT_AT_ONCE, id - MOST_MAILS, maySweep(sql, now) ? oldest : '');
}

export interface MailFilter {
  readonly to: string | null;
  readonly shop: string | null;
  readonly limit: number;
}

/** Lists the newest first; addresses compare without case. */
export function listMails(sql: Sql, { to, shop, limit }: MailFilter): readonly Mail[] {
  const tail =
    'WHERE (? IS NULL OR recipient = ?) AND (? IS NULL OR shop = ?) ORDER BY id DESC LIMIT ?';
  return ANSWERED_MAILS.all(sql, tail, to, to, shop, shop, limit);
}

export function findMail(sql: Sql, id: number): Mail | null {
  return ANSWERED_MAILS.find(sql, 'WHERE id = ?', id);
}
