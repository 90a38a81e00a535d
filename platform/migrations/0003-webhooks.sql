-- IF NOT EXISTS: files from before the schema had versions hold these tables already.

CREATE TABLE IF NOT EXISTS webhook_subscriptions (
  id INTEGER PRIMARY KEY,
  shop TEXT NOT NULL,
  topic TEXT NOT NULL,
  address TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (shop, topic, address)
) STRICT;

-- The outbox.
CREATE TABLE IF NOT EXISTS webhook_deliveries (
  id TEXT PRIMARY KEY,
  shop TEXT NOT NULL,
  topic TEXT NOT NULL,
  address TEXT NOT NULL,
  payload TEXT NOT NULL,
  triggered_at TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX IF NOT EXISTS webhook_deliveries_due ON webhook_deliveries (due_at);

-- The outbox is filled in the transaction of the change itself, whichever process makes the change, so that deliveries and
-- changes are committed or rolled back together. A changed trigger is a new migration: DROP TRIGGER, CREATE TRIGGER.
-- Files without a version have triggers of these names.
DROP TRIGGER IF EXISTS webhook_product_create;
DROP TRIGGER IF EXISTS webhook_product_update;
DROP TRIGGER IF EXISTS webhook_collection_create;
DROP TRIGGER IF EXISTS webhook_collection_update;
DROP TRIGGER IF EXISTS webhook_discount_create;
DROP TRIGGER IF EXISTS webhook_discount_update;
DROP TRIGGER IF EXISTS webhook_discount_delete;
DROP TRIGGER IF EXISTS webhook_order_paid;
DROP TRIGGER IF EXISTS webhook_content_new;
DROP TRIGGER IF EXISTS webhook_content_changed;
DROP TRIGGER IF EXISTS webhook_content_gone;

CREATE TRIGGER webhook_record_create AFTER INSERT ON catalogue_records
WHEN NEW.kind IN ('product', 'collection')
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT
    lower(hex(randomblob(16))),
    s.shop,
    NEW.kind || 's/create',
    s.address,
    json_object(
      'id', json_extract(NEW.document, '$.number'),
      'admin_graphql_api_id', 'gid://shopify/' || iif(NEW.kind = 'product', 'Product/', 'Collection/')
        || json_extract(NEW.document, '$.number'),
      'handle', NEW.handle,
      'title', json_extract(NEW.document, '$.title'),
      'updated_at', json_extract(NEW.document, '$.updatedAt'),
      -- Two changes within a second differ, so that whoever remembers bodies takes both for news.
      'event_id', lower(hex(randomblob(16)))
    )
  FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = NEW.kind || 's/create';
END;

CREATE TRIGGER webhook_record_update AFTER UPDATE ON catalogue_records
WHEN NEW.kind IN ('product', 'collection')
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT
    lower(hex(randomblob(16))),
    s.shop,
    NEW.kind || 's/update',
    s.address,
    json_object(
      'id', json_extract(NEW.document, '$.number'),
      'admin_graphql_api_id', 'gid://shopify/' || iif(NEW.kind = 'product', 'Product/', 'Collection/')
        || json_extract(NEW.document, '$.number'),
      'handle', NEW.handle,
      'title', json_extract(NEW.document, '$.title'),
      'updated_at', json_extract(NEW.document, '$.updatedAt'),
      'event_id', lower(hex(randomblob(16)))
    )
  FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = NEW.kind || 's/update';
END;

CREATE TRIGGER webhook_discount_create AFTER INSERT ON discounts
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT
    lower(hex(randomblob(16))),
    s.shop,
    'discounts/create',
    s.address,
    json_object(
      'admin_graphql_api_id', iif(json_extract(NEW.document, '$.code') IS NULL,
        'gid://shopify/DiscountAutomaticNode/', 'gid://shopify/DiscountCodeNode/') || NEW.id,
      'title', json_extract(NEW.document, '$.title'),
      'updated_at', NEW.updated_at,
      'event_id', lower(hex(randomblob(16)))
    )
  FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'discounts/create';
END;

CREATE TRIGGER webhook_discount_update AFTER UPDATE ON discounts
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT
    lower(hex(randomblob(16))),
    s.shop,
    'discounts/update',
    s.address,
    json_object(
      'admin_graphql_api_id', iif(json_extract(NEW.document, '$.code') IS NULL,
        'gid://shopify/DiscountAutomaticNode/', 'gid://shopify/DiscountCodeNode/') || NEW.id,
      'title', json_extract(NEW.document, '$.title'),
      'updated_at', NEW.updated_at,
      'event_id', lower(hex(randomblob(16)))
    )
  FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'discounts/update';
END;

CREATE TRIGGER webhook_discount_delete AFTER DELETE ON discounts
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT
    lower(hex(randomblob(16))),
    s.shop,
    'discounts/delete',
    s.address,
    json_object(
      'admin_graphql_api_id', iif(json_extract(OLD.document, '$.code') IS NULL,
        'gid://shopify/DiscountAutomaticNode/', 'gid://shopify/DiscountCodeNode/') || OLD.id,
      'title', json_extract(OLD.document, '$.title'),
      'updated_at', OLD.updated_at,
      'event_id', lower(hex(randomblob(16)))
    )
  FROM webhook_subscriptions s WHERE s.shop = OLD.shop AND s.topic = 'discounts/delete';
END;

CREATE TRIGGER webhook_order_paid AFTER INSERT ON orders
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT
    lower(hex(randomblob(16))),
    s.shop,
    'orders/paid',
    s.address,
    json_object(
      'id', NEW.id,
      'admin_graphql_api_id', 'gid://shopify/Order/' || NEW.id,
      'name', '#' || NEW.number,
      'financial_status', 'paid',
      'created_at', NEW.placed_at,
      'currency', NEW.currency_code,
      'line_items', (SELECT json_group_array(json_object(
        -- The digits at the end of a global id.
        'product_id', CAST(replace(json_extract(line.value, '$.productId'), rtrim(json_extract(line.value, '$.productId'), '0123456789'), '') AS INTEGER),
        'variant_id', CAST(replace(json_extract(line.value, '$.variantId'), rtrim(json_extract(line.value, '$.variantId'), '0123456789'), '') AS INTEGER),
        'quantity', json_extract(line.value, '$.quantity')
      )) FROM json_each(NEW.contents, '$.lines') line)
    )
  FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'orders/paid';
END;

CREATE TRIGGER webhook_content_new AFTER INSERT ON contentful_entities
WHEN NEW.deleted_at IS NULL
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT
    lower(hex(randomblob(16))),
    s.shop,
    'ContentManagement.' || NEW.kind || '.publish',
    s.address,
    NEW.content
  FROM webhook_subscriptions s WHERE s.shop = 'contentful' AND s.topic = '*';
END;

CREATE TRIGGER webhook_content_changed AFTER UPDATE OF content ON contentful_entities
WHEN NEW.deleted_at IS NULL
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT
    lower(hex(randomblob(16))),
    s.shop,
    'ContentManagement.' || NEW.kind || '.publish',
    s.address,
    NEW.content
  FROM webhook_subscriptions s WHERE s.shop = 'contentful' AND s.topic = '*';
END;

CREATE TRIGGER webhook_content_gone AFTER UPDATE OF deleted_at ON contentful_entities
WHEN NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT
    lower(hex(randomblob(16))),
    s.shop,
    'ContentManagement.' || NEW.kind || '.unpublish',
    s.address,
    json_object('sys', json_object('type', 'Deleted' || NEW.kind, 'id', NEW.id,
      'contentType', json_extract(NEW.content, '$.sys.contentType')))
  FROM webhook_subscriptions s WHERE s.shop = 'contentful' AND s.topic = '*';
END;
