import { integerColumn, type Row, type Sql, textColumn } from '../store/index.ts';
import type { Mail } from './mail.ts';

function mailOfRow(row: Row): Mail {
  return {
    id: integerColumn(row, 'id'),
    shop: textColumn(row, 'shop'),
    to: textColumn(row, 'recipient'),
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
      `SELECT * FROM mails WHERE (? IS NULL OR recipient = ?) AND (? IS NULL OR shop = ?)
       ORDER BY id DESC LIMIT ?`,
    )
    .all(to, to, shop, shop, limit)
    .map(mailOfRow);
}

export function findMail(sql: Sql, id: number): Mail | null {
  const row = sql.prepare('SELECT * FROM mails WHERE id = ?').get(id);
  return row === undefined ? null : mailOfRow(row);
}
