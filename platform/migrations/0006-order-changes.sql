-- What happens to an order after it was placed: the order itself stays the snapshot it is.
-- Lines come before what they belong to (deferred keys), so that a webhook's trigger sees them.

CREATE TABLE fulfillments (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  tracking_company TEXT,
  tracking_number TEXT,
  tracking_url TEXT
) STRICT;
CREATE INDEX fulfillments_by_order ON fulfillments (order_id);

CREATE TABLE fulfillment_lines (
  fulfillment_id INTEGER NOT NULL REFERENCES fulfillments (id) DEFERRABLE INITIALLY DEFERRED,
  line_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (fulfillment_id, line_id)
) STRICT;

CREATE TABLE fulfillment_events (
  id INTEGER PRIMARY KEY,
  fulfillment_id INTEGER NOT NULL REFERENCES fulfillments (id),
  status TEXT NOT NULL,
  happened_at TEXT NOT NULL
) STRICT;
CREATE INDEX fulfillment_events_by_fulfillment ON fulfillment_events (fulfillment_id);

CREATE TABLE refunds (
  id INTEGER PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  created_at TEXT NOT NULL,
  note TEXT,
  -- What went back to the buyer, and the part of it that was delivery.
  amount_in_minor_units INTEGER NOT NULL CHECK (amount_in_minor_units >= 0),
  shipping_in_minor_units INTEGER NOT NULL CHECK (shipping_in_minor_units >= 0)
) STRICT;
CREATE INDEX refunds_by_order ON refunds (order_id);

CREATE TABLE refund_lines (
  id INTEGER PRIMARY KEY,
  refund_id INTEGER NOT NULL REFERENCES refunds (id) DEFERRABLE INITIALLY DEFERRED,
  line_id TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  subtotal_in_minor_units INTEGER NOT NULL,
  restock_type TEXT NOT NULL
) STRICT;
CREATE INDEX refund_lines_by_refund ON refund_lines (refund_id);

CREATE TABLE order_cancellations (
  order_id INTEGER PRIMARY KEY REFERENCES orders (id),
  cancelled_at TEXT NOT NULL,
  reason TEXT NOT NULL,
  staff_note TEXT
) STRICT;

CREATE TRIGGER webhook_fulfillment_create AFTER INSERT ON fulfillments
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT lower(hex(randomblob(16))), s.shop, s.topic, s.address,
    json_object(
      'id', NEW.id,
      'order_id', o.id,
      'admin_graphql_api_id', 'gid://shopify/Fulfillment/' || NEW.id,
      'name', '#' || o.number,
      'status', 'success',
      'created_at', NEW.created_at,
      'tracking_company', NEW.tracking_company,
      'tracking_number', NEW.tracking_number,
      'tracking_url', NEW.tracking_url
    )
  FROM orders o JOIN webhook_subscriptions s ON s.shop = o.shop AND s.topic = 'fulfillments/create'
  WHERE o.id = NEW.order_id;

  -- Orders whose every unit that was not taken back has left.
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT lower(hex(randomblob(16))), s.shop, s.topic, s.address,
    json_object(
      'id', o.id,
      'admin_graphql_api_id', 'gid://shopify/Order/' || o.id,
      'name', '#' || o.number,
      'fulfillment_status', iif(s.topic = 'orders/fulfilled', 'fulfilled', 'partial'),
      'updated_at', NEW.created_at,
      'event_id', lower(hex(randomblob(16)))
    )
  FROM orders o JOIN webhook_subscriptions s ON s.shop = o.shop AND s.topic = iif(
    (SELECT total(json_extract(value, '$.quantity')) FROM json_each(o.contents, '$.lines'))
    - (SELECT total(l.quantity) FROM refund_lines l JOIN refunds r ON r.id = l.refund_id
       WHERE r.order_id = o.id AND l.restock_type = 'CANCEL')
    > (SELECT total(l.quantity) FROM fulfillment_lines l LEFT JOIN fulfillments f ON f.id = l.fulfillment_id
       WHERE f.order_id = o.id),
    'orders/partially_fulfilled', 'orders/fulfilled')
  WHERE o.id = NEW.order_id;
END;

CREATE TRIGGER webhook_fulfillment_update AFTER UPDATE ON fulfillments
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT lower(hex(randomblob(16))), s.shop, s.topic, s.address,
    json_object(
      'id', NEW.id,
      'order_id', o.id,
      'admin_graphql_api_id', 'gid://shopify/Fulfillment/' || NEW.id,
      'name', '#' || o.number,
      'status', 'success',
      'updated_at', NEW.updated_at,
      'tracking_company', NEW.tracking_company,
      'tracking_number', NEW.tracking_number,
      'tracking_url', NEW.tracking_url,
      'event_id', lower(hex(randomblob(16)))
    )
  FROM orders o JOIN webhook_subscriptions s ON s.shop = o.shop AND s.topic = 'fulfillments/update'
  WHERE o.id = NEW.order_id;
END;

CREATE TRIGGER webhook_refund_create AFTER INSERT ON refunds
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT lower(hex(randomblob(16))), s.shop, s.topic, s.address,
    json_object(
      'id', NEW.id,
      'order_id', o.id,
      'admin_graphql_api_id', 'gid://shopify/Refund/' || NEW.id,
      'created_at', NEW.created_at,
      'refund_line_items', (SELECT json_group_array(json_object(
        'id', l.id,
        'quantity', l.quantity,
        'restock_type', lower(l.restock_type),
        'line_item', (SELECT json_object(
          'product_id', CAST(replace(json_extract(line.value, '$.productId'), rtrim(json_extract(line.value, '$.productId'), '0123456789'), '') AS INTEGER),
          'variant_id', CAST(replace(json_extract(line.value, '$.variantId'), rtrim(json_extract(line.value, '$.variantId'), '0123456789'), '') AS INTEGER)
        ) FROM json_each(o.contents, '$.lines') line WHERE json_extract(line.value, '$.id') = l.line_id)
      )) FROM refund_lines l WHERE l.refund_id = NEW.id)
    )
  FROM orders o JOIN webhook_subscriptions s ON s.shop = o.shop AND s.topic = 'refunds/create'
  WHERE o.id = NEW.order_id;
END;

CREATE TRIGGER webhook_order_cancelled AFTER INSERT ON order_cancellations
BEGIN
  INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
  SELECT lower(hex(randomblob(16))), s.shop, s.topic, s.address,
    json_object(
      'id', o.id,
      'admin_graphql_api_id', 'gid://shopify/Order/' || o.id,
      'name', '#' || o.number,
      'cancelled_at', NEW.cancelled_at,
      'cancel_reason', lower(NEW.reason)
    )
  FROM orders o JOIN webhook_subscriptions s ON s.shop = o.shop AND s.topic = 'orders/cancelled'
  WHERE o.id = NEW.order_id;
END;
