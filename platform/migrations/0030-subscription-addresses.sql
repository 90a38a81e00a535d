-- Where orders of a subscription go, once its customer chose another address than the order's; JSON.
ALTER TABLE subscription_contracts ADD COLUMN address TEXT;
