-- Entries that merchants and apps define the shape of. `fields` is a JSON object of texts by key, written whole.
CREATE TABLE metaobject_definitions (
  id INTEGER PRIMARY KEY,
  shop TEXT NOT NULL,
  type TEXT NOT NULL,
  document TEXT NOT NULL,
  UNIQUE (shop, type)
) STRICT;

CREATE TABLE metaobjects (
  id INTEGER PRIMARY KEY,
  shop TEXT NOT NULL,
  type TEXT NOT NULL,
  handle TEXT NOT NULL,
  status TEXT NOT NULL,
  fields TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (shop, type, handle)
) STRICT;
CREATE INDEX metaobjects_by_product ON metaobjects (shop, type, json_extract(fields, '$.product'));
CREATE INDEX metaobjects_by_author ON metaobjects (shop, json_extract(fields, '$.author'));
