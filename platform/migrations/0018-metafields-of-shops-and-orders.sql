-- Metafields of the shop itself and of orders, which apps alone read and write.
CREATE TABLE owner_metafields (
  id INTEGER PRIMARY KEY,
  shop TEXT NOT NULL,
  owner_id TEXT NOT NULL,
  namespace TEXT NOT NULL,
  key TEXT NOT NULL,
  type TEXT NOT NULL,
  value TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (shop, owner_id, namespace, key)
) STRICT;
