/**
 * The outbox. Triggers write to it in the transaction of the change itself, whichever process makes the
 * change, so that deliveries and changes are committed or rolled back together.
 */
const TABLES: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS webhook_subscriptions (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    topic TEXT NOT NULL,
    address TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    UNIQUE (shop, topic, address)
  ) STRICT`,
  `CREATE TABLE IF NOT EXISTS webhook_deliveries (
    id TEXT PRIMARY KEY,
    shop TEXT NOT NULL,
    topic TEXT NOT NULL,
    address TEXT NOT NULL,
    payload TEXT NOT NULL,
    triggered_at TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL DEFAULT ''
  ) STRICT`,
  'CREATE INDEX IF NOT EXISTS webhook_deliveries_due ON webhook_deliveries (due_at)',
];

/** The content's one listener, beside the shops'. */
export const CONTENT = 'contentful';

interface Told {
  readonly name: string;
  readonly when: string;
  readonly shop: string;
  readonly topic: string;
  readonly payload: string;
  readonly only?: string;
}

function trigger({ name, when, shop, topic, payload, only = '1' }: Told): readonly string[] {
  return [
    `DROP TRIGGER IF EXISTS webhook_${name}`,
    `CREATE TRIGGER webhook_${name} AFTER ${when} WHEN ${only} BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, ${topic}, s.address, ${payload}
        FROM webhook_subscriptions s WHERE s.shop = ${shop} AND s.topic = ${
          shop === `'${CONTENT}'` ? `'*'` : topic
        };
    END`,
  ];
}

const RECORD = `json_object(
  'id', json_extract(NEW.document, '$.number'),
  'admin_graphql_api_id', 'gid://shopify/' || iif(NEW.kind = 'product', 'Product/', 'Collection/')
    || json_extract(NEW.document, '$.number'),
  'handle', NEW.handle,
  'title', json_extract(NEW.document, '$.title'),
  'updated_at', json_extract(NEW.document, '$.updatedAt'))`;

function recordTrigger(kind: 'product' | 'collection', change: 'create' | 'update') {
  return trigger({
    name: `${kind}_${change}`,
    when: `${change === 'create' ? 'INSERT' : 'UPDATE'} ON catalogue_records`,
    only: `NEW.kind = '${kind}'`,
    shop: 'NEW.shop',
    topic: `'${kind}s/${change}'`,
    payload: RECORD,
  });
}

function discountTrigger(change: 'create' | 'update' | 'delete') {
  const row = change === 'delete' ? 'OLD' : 'NEW';
  const when = { create: 'INSERT', update: 'UPDATE', delete: 'DELETE' }[change];
  return trigger({
    name: `discount_${change}`,
    when: `${when} ON discounts`,
    shop: `${row}.shop`,
    topic: `'discounts/${change}'`,
    payload: `json_object(
      'admin_graphql_api_id', iif(json_extract(${row}.document, '$.code') IS NULL,
        'gid://shopify/DiscountAutomaticNode/', 'gid://shopify/DiscountCodeNode/') || ${row}.id,
      'title', json_extract(${row}.document, '$.title'),
      'updated_at', ${row}.updated_at)`,
  });
}

const numberIn = (gid: string) =>
  `CAST(replace(${gid}, rtrim(${gid}, '0123456789'), '') AS INTEGER)`;

const ORDER_PAID = trigger({
  name: 'order_paid',
  when: 'INSERT ON orders',
  shop: 'NEW.shop',
  topic: `'orders/paid'`,
  payload: `json_object(
    'id', NEW.id,
    'admin_graphql_api_id', 'gid://shopify/Order/' || NEW.id,
    'name', '#' || NEW.number,
    'financial_status', 'paid',
    'created_at', NEW.placed_at,
    'currency', NEW.currency_code,
    'line_items', (SELECT json_group_array(json_object(
      'product_id', ${numberIn(`json_extract(line.value, '$.productId')`)},
      'variant_id', ${numberIn(`json_extract(line.value, '$.variantId')`)},
      'quantity', json_extract(line.value, '$.quantity')))
      FROM json_each(NEW.contents, '$.lines') line))`,
});

const published = (name: string, when: string, only: string) =>
  trigger({
    name,
    when,
    only,
    shop: `'${CONTENT}'`,
    topic: `'ContentManagement.' || NEW.kind || '.publish'`,
    payload: 'NEW.content',
  });

const CONTENT_TRIGGERS = [
  ...published('content_new', 'INSERT ON contentful_entities', 'NEW.deleted_at IS NULL'),
  ...published(
    'content_changed',
    'UPDATE OF content ON contentful_entities',
    'NEW.deleted_at IS NULL',
  ),
  ...trigger({
    name: 'content_gone',
    when: 'UPDATE OF deleted_at ON contentful_entities',
    only: 'NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL',
    shop: `'${CONTENT}'`,
    topic: `'ContentManagement.' || NEW.kind || '.unpublish'`,
    payload: `json_object('sys', json_object('type', 'Deleted' || NEW.kind, 'id', NEW.id,
      'contentType', json_extract(NEW.content, '$.sys.contentType')))`,
  }),
];

export const WEBHOOK_TABLES: readonly string[] = [
  ...TABLES,
  ...(['create', 'update'] as const).flatMap((change) => [
    ...recordTrigger('product', change),
    ...recordTrigger('collection', change),
  ]),
  ...(['create', 'update', 'delete'] as const).flatMap(discountTrigger),
  ...ORDER_PAID,
  ...CONTENT_TRIGGERS,
];
