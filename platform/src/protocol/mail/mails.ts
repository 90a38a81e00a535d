import {
  integerColumn,
  type Row,
  type Sql,
  textColumn,
  textColumnOrNull,
} from '../../store/index.ts';
import type { IdAllocator } from '../index.ts';

export interface Mail {
  readonly id: number;
  readonly shop: string;
  readonly to: string;
  /** Null: the shop's own address. */
  readonly replyTo: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: string;
  readonly createdAt: string;
}

export type MailDraft = Omit<Mail, 'id' | 'replyTo'> & Partial<Pick<Mail, 'replyTo'>>;

/** Call it inside the write that causes the email, so that both are committed together. */
export function sendMail(sql: Sql, ids: IdAllocator, draft: MailDraft): Mail {
  const mail: Mail = { replyTo: null, ...draft, id: ids.next('Mail') };
  sql
    .prepare(
      `INSERT INTO mails (id, shop, recipient, subject, html, text, language, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      mail.id,
      mail.shop,
      mail.to,
      mail.subject,
      mail.html,
      mail.text,
      mail.language,
      mail.createdAt,
    );
  if (mail.replyTo !== null) {
    sql
      .prepare('INSERT INTO mail_reply_addresses (mail_id, address) VALUES (?, ?)')
      .run(mail.id, mail.replyTo);
  }
  return mail;
}

const SELECT = `SELECT mails.*, address AS reply_to FROM mails
  LEFT JOIN mail_reply_addresses ON mail_id = mails.id`;

function mailOfRow(row: Row): Mail {
  return {
    id: integerColumn(row, 'id'),
    shop: textColumn(row, 'shop'),
    to: textColumn(row, 'recipient'),
    replyTo: textColumnOrNull(row, 'reply_to'),
    subject: textColumn(row, 'subject'),
    html: textColumn(row, 'html'),
    text: textColumn(row, 'text'),
    language: textColumn(row, 'language'),
    createdAt: textColumn(row, 'created_at'),
  };
}

export interface MailFilter {
  readonly to: string | null;
  readonly shop: string | null;
  readonly limit: number;
}

/** Newest first; addresses compare without case. */
export function listMails(sql: Sql, { to, shop, limit }: MailFilter): readonly Mail[] {
  return sql
    .prepare(
      `${SELECT} WHERE (? IS NULL OR recipient = ?) AND (? IS NULL OR shop = ?)
       ORDER BY id DESC LIMIT ?`,
    )
    .all(to, to, shop, shop, limit)
    .map(mailOfRow);
}

export function findMail(sql: Sql, id: number): Mail | null {
  const row = sql.prepare(`${SELECT} WHERE id = ?`).get(id);
  return row === undefined ? null : mailOfRow(row);
}
