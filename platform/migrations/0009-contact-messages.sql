-- Whom an answer goes to, of letters where it is not the shop.
CREATE TABLE mail_reply_addresses (
  mail_id INTEGER PRIMARY KEY REFERENCES mails (id) ON DELETE CASCADE,
  address TEXT NOT NULL
) STRICT;

-- Messages that were handed over: a repeated event counts once. What was written is in the letter alone.
CREATE TABLE contact_messages (
  shop TEXT NOT NULL,
  unique_id TEXT NOT NULL,
  received_at TEXT NOT NULL,
  PRIMARY KEY (shop, unique_id)
) STRICT;
