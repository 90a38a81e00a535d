-- An order's webhook tells what was paid and in which language, as Shopify's does.
DROP TRIGGER webhook_order_paid;
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
      'total_price', printf('%d.%02d', NEW.total_in_minor_units / 100, NEW.total_in_minor_units % 100),
      'customer_locale', json_extract(NEW.contents, '$.language'),
      'line_items', (SELECT json_group_array(json_object(
        -- The digits at the end of a global id.
        'product_id', CAST(replace(json_extract(line.value, '$.productId'), rtrim(json_extract(line.value, '$.productId'), '0123456789'), '') AS INTEGER),
        'variant_id', CAST(replace(json_extract(line.value, '$.variantId'), rtrim(json_extract(line.value, '$.variantId'), '0123456789'), '') AS INTEGER),
        'quantity', json_extract(line.value, '$.quantity')
      )) FROM json_each(NEW.contents, '$.lines') line)
    )
  FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'orders/paid';
END;
