-- Moment at which the last retry failed. It is not sent by itself again.
ALTER TABLE webhook_deliveries ADD COLUMN failed_at TEXT;
