import { type IdAllocator, integerColumn, type Row, type Sql, textColumn } from '../core/index.ts';

export interface Mail {
  readonly id: number;
  readonly shop: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: string;
  readonly createdAt: string;
}

export type MailDraft = Omit<Mail, 'id'>;

/** Call it inside the write that causes the email, so that both are committed together. */
export function sendMail(sql: Sql, ids: IdAllocator, draft: MailDraft): Mail {
  const mail: Mail = { ...draft, id: ids.next('Mail') };
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
  return mail;
}

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
