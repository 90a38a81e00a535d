-- When to look whether a subscriber has to be told of the next charge, and the number of the cycle told of last.
ALTER TABLE subscription_contracts ADD COLUMN remind_at TEXT;
ALTER TABLE subscription_contracts ADD COLUMN reminded_cycle INTEGER NOT NULL DEFAULT 1;
UPDATE subscription_contracts SET remind_at = created_at WHERE status = 'ACTIVE';
CREATE INDEX subscription_contracts_to_remind ON subscription_contracts (remind_at) WHERE remind_at IS NOT NULL;
