-- Addresses that nobody confirmed are forgotten after a while; for those of before it begins now.
ALTER TABLE newsletter_subscriptions ADD COLUMN asked_at TEXT;
UPDATE newsletter_subscriptions SET asked_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE confirmed_at IS NULL;
CREATE INDEX newsletter_unconfirmed ON newsletter_subscriptions (asked_at) WHERE confirmed_at IS NULL;
