export const MAILBOX_TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    recipient TEXT NOT NULL COLLATE NOCASE,
    subject TEXT NOT NULL,
    html TEXT NOT NULL,
    text TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS mails_by_recipient ON mails (recipient)',
];
