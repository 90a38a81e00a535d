-- What a customer ordered to come again. Goods, prices and address are those of the order that began it.
CREATE TABLE subscription_contracts (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  selling_plan_id TEXT NOT NULL,
  -- As the plan was then: DAY, WEEK, MONTH or YEAR, and how many of them.
  interval_unit TEXT NOT NULL,
  interval_count INTEGER NOT NULL CHECK (interval_count > 0),
  status TEXT NOT NULL CHECK (status IN ('ACTIVE', 'PAUSED', 'CANCELLED')),
  -- Numbers of cycles, as JSON; the order itself is the first.
  skipped_cycles TEXT NOT NULL,
  revision INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX subscription_contracts_by_order ON subscription_contracts (order_id);

-- What a shop owes a customer, to be spent there; one account for each currency.
CREATE TABLE store_credit_accounts (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  currency_code TEXT NOT NULL,
  UNIQUE (customer_id, currency_code)
) STRICT;

CREATE TABLE store_credit_transactions (
  id INTEGER PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES store_credit_accounts (id),
  amount_in_minor_units INTEGER NOT NULL CHECK (amount_in_minor_units > 0),
  balance_in_minor_units INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX store_credit_transactions_by_account ON store_credit_transactions (account_id);
