import type { IdAllocator } from '../ids/index.ts';
import type { Sql } from '../store/index.ts';
import type { Mail } from './mail.ts';

export type MailDraft = Omit<Mail, 'id'>;

/** Call it inside the write that gives the reason for the mail, so that neither exists alone. */
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
