PRAGMA foreign_keys = OFF;
BEGIN;
CREATE TABLE id_counters (type TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT;
INSERT INTO id_counters VALUES ('Product', 1);
INSERT INTO id_counters VALUES ('ProductOptionValue', 1);
INSERT INTO id_counters VALUES ('ProductOption', 1);
INSERT INTO id_counters VALUES ('ProductVariant', 1);
INSERT INTO id_counters VALUES ('Discount', 1);
INSERT INTO id_counters VALUES ('Customer', 2);
INSERT INTO id_counters VALUES ('Mail', 6);
INSERT INTO id_counters VALUES ('WebhookSubscription', 1);
INSERT INTO id_counters VALUES ('Order', 1);
INSERT INTO id_counters VALUES ('MetafieldDefinition', 1);
CREATE TABLE catalogue_records (
    shop TEXT NOT NULL,
    kind TEXT NOT NULL,
    handle TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (shop, kind, handle)
  ) STRICT;
INSERT INTO catalogue_records VALUES ('nl', 'product', 'rain-shampoo', '{"handle":"rain-shampoo","title":"Rain shampoo","descriptionHtml":"<p>Light.</p>","vendor":"Lokke","productType":"Shampoo","tags":["rain"],"status":"ACTIVE","isPublished":true,"isGiftCard":false,"variants":[{"sku":null,"barcode":null,"priceInMinorUnits":1250,"compareAtPriceInMinorUnits":null,"optionValues":["250 ml"],"tracksInventory":true,"continuesSellingWhenSoldOut":false,"weightInGrams":300,"weightUnit":"GRAMS","requiresShipping":true,"isTaxable":true,"unitPriceMeasure":null,"imageSrc":null,"metafields":[],"title":"250 ml","number":1}],"images":[],"metafields":[],"seo":{"title":null,"description":null},"number":1,"createdAt":"2026-11-23T06:41:21Z","updatedAt":"2026-11-23T06:41:21Z","publishedAt":"2026-11-23T06:41:21Z","options":[{"name":"Size","values":[{"name":"250 ml","number":1}],"number":1}]}');
CREATE TABLE catalogue_translations (
    shop TEXT NOT NULL,
    kind TEXT NOT NULL,
    handle TEXT NOT NULL,
    language TEXT NOT NULL,
    fields TEXT NOT NULL,
    PRIMARY KEY (shop, kind, handle, language)
  ) STRICT;
INSERT INTO catalogue_translations VALUES ('nl', 'product', 'rain-shampoo', 'EN', '{"title":"Rain"}');
CREATE TABLE catalogue_stock (
    shop TEXT NOT NULL,
    variant INTEGER NOT NULL,
    quantity INTEGER NOT NULL,
    sold INTEGER NOT NULL DEFAULT 0,
    version INTEGER NOT NULL,
    PRIMARY KEY (shop, variant)
  ) STRICT, WITHOUT ROWID;
INSERT INTO catalogue_stock VALUES ('nl', 1, 99, 1, 2);
CREATE TABLE catalogue_versions (
    shop TEXT PRIMARY KEY,
    records INTEGER NOT NULL DEFAULT 0,
    stock INTEGER NOT NULL DEFAULT 0
  ) STRICT;
INSERT INTO catalogue_versions VALUES ('nl', 1, 2);
CREATE TABLE contentful_entities (
     kind TEXT NOT NULL,
     id TEXT NOT NULL,
     position INTEGER NOT NULL,
     content TEXT NOT NULL,
     change INTEGER NOT NULL,
     deleted_at TEXT,
     PRIMARY KEY (kind, id)
   ) STRICT;
INSERT INTO contentful_entities VALUES ('Locale', 'en', 0, '{"sys":{"id":"en","type":"Locale"},"code":"en","name":"en","fallbackCode":null,"default":true}', 1, NULL);
INSERT INTO contentful_entities VALUES ('Locale', 'nl', 1, '{"sys":{"id":"nl","type":"Locale"},"code":"nl","name":"nl","fallbackCode":"en","default":false}', 1, NULL);
INSERT INTO contentful_entities VALUES ('Locale', 'fr', 2, '{"sys":{"id":"fr","type":"Locale"},"code":"fr","name":"fr","fallbackCode":"en","default":false}', 1, NULL);
INSERT INTO contentful_entities VALUES ('Locale', 'fr-BE', 3, '{"sys":{"id":"fr-BE","type":"Locale"},"code":"fr-BE","name":"fr-BE","fallbackCode":"fr","default":false}', 1, NULL);
INSERT INTO contentful_entities VALUES ('ContentType', 'range', 4, '{"sys":{"id":"range","type":"ContentType"},"name":"range","fields":[{"id":"name","name":"name","type":"Symbol","localized":true},{"id":"slug","name":"slug","type":"Symbol","localized":false}]}', 1, NULL);
INSERT INTO contentful_entities VALUES ('ContentType', 'page', 5, '{"sys":{"id":"page","type":"ContentType"},"name":"page","fields":[{"id":"name","name":"name","type":"Symbol","localized":true},{"id":"slug","name":"slug","type":"Symbol","localized":false},{"id":"tags","name":"tags","type":"Symbol","localized":false},{"id":"sold","name":"sold","type":"Symbol","localized":false},{"id":"place","name":"place","type":"Symbol","localized":false},{"id":"range","name":"range","type":"Symbol","localized":false},{"id":"image","name":"image","type":"Symbol","localized":false},{"id":"others","name":"others","type":"Symbol","localized":false}]}', 1, NULL);
INSERT INTO contentful_entities VALUES ('Entry', 'home', 6, '{"sys":{"id":"home","type":"Entry","contentType":{"sys":{"type":"Link","linkType":"ContentType","id":"page"}},"createdAt":"2026-01-01T00:00:00.000Z","updatedAt":"2026-01-01T00:00:00.000Z","publishedVersion":1,"publishedCounter":1},"fields":{"name":{"en":"Home"}}}', 1, NULL);
CREATE TABLE carts (
    shop TEXT NOT NULL,
    token TEXT NOT NULL,
    key TEXT NOT NULL,
    checkout_key TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    completed_at TEXT,
    contents TEXT NOT NULL,
    PRIMARY KEY (shop, token)
  ) STRICT;
INSERT INTO carts VALUES ('nl', '073d287ef8a0fba138daea95e61d3056', '8afb2e57a91de307efb6b98791c39de4', 'af85951c0873800f4265cf13c6f88f00', '2026-11-23T06:41:21Z', '2026-11-23T06:41:21Z', '2026-11-23T06:41:21Z', '{"lines":[{"merchandiseId":"gid://shopify/ProductVariant/1","quantity":1,"attributes":[],"sellingPlanId":null,"id":"e1cb1d80-077d-35c5-7a87-b20a72a36362"}],"attributes":[],"note":null,"buyerIdentity":{"countryCode":"NL","email":null,"phone":null,"customerId":null,"walletPreferences":[],"deliveryPreference":null},"discountCodes":[],"metafields":[]}');
INSERT INTO carts VALUES ('nl', '29266a9cd4073569d8b84ea3aec3bd32', 'a30e0ea66154fe507a3188c260bb842d', '34dc4cf5a54e25edc3e68c4073fe7e82', '2026-11-23T06:41:21Z', '2026-11-23T06:41:21Z', NULL, '{"lines":[],"attributes":[],"note":null,"buyerIdentity":{"countryCode":"NL","email":null,"phone":null,"customerId":null,"walletPreferences":[],"deliveryPreference":null},"discountCodes":[],"metafields":[]}');
CREATE TABLE customers (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    email TEXT NOT NULL,
    first_name TEXT,
    last_name TEXT,
    phone TEXT,
    state TEXT NOT NULL,
    is_email_verified INTEGER NOT NULL,
    accepts_marketing INTEGER NOT NULL,
    language TEXT NOT NULL,
    tags TEXT NOT NULL,
    multipass_identifier TEXT,
    default_address_id INTEGER,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    password_hash TEXT,
    UNIQUE (shop, email),
    UNIQUE (shop, phone),
    UNIQUE (shop, multipass_identifier)
  ) STRICT;
INSERT INTO customers VALUES (1, 'nl', 'ada@example.test', 'Ada', NULL, NULL, 'INVITED', 0, 0, 'nl', '[]', NULL, NULL, '2026-11-23T06:41:21Z', '2026-11-23T06:41:21Z', NULL);
INSERT INTO customers VALUES (2, 'nl', 'bea@example.test', 'Bea', NULL, NULL, 'ENABLED', 0, 0, 'nl', '[]', NULL, NULL, '2026-11-23T06:41:21Z', '2026-11-23T06:41:21Z', 'scrypt$16$1$1$cZ_tFs1cy42RYe9VXLSUPQ$aE_4yP6F2BtLXTf688P-IgcBVynaI7cB-5gEtydFETo');
CREATE TABLE customer_addresses (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id),
    contents TEXT NOT NULL
  ) STRICT;
CREATE TABLE customer_access_tokens (
    token_hash TEXT PRIMARY KEY,
    shop TEXT NOT NULL,
    customer_id INTEGER NOT NULL REFERENCES customers (id),
    expires_at_ms INTEGER NOT NULL
  ) STRICT;
CREATE TABLE customer_links (
    customer_id INTEGER NOT NULL REFERENCES customers (id),
    kind TEXT NOT NULL,
    token_hash TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    PRIMARY KEY (customer_id, kind)
  ) STRICT;
INSERT INTO customer_links VALUES (1, 'activate', 'TQ1RrkejJ7S-JafyUP8qbVNH26Be3WyI5_uYo8x3Ykc', 1798008081021);
CREATE TABLE customer_metafields (
    id INTEGER PRIMARY KEY,
    customer_id INTEGER NOT NULL REFERENCES customers (id),
    namespace TEXT NOT NULL,
    key TEXT NOT NULL,
    type TEXT NOT NULL,
    value TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    UNIQUE (customer_id, namespace, key)
  ) STRICT;
CREATE TABLE customer_attempts (
    id INTEGER PRIMARY KEY,
    subject TEXT NOT NULL,
    at_ms INTEGER NOT NULL
  ) STRICT;
INSERT INTO customer_attempts VALUES (1, 'Z0xGnSAtpPDEcT243GXjXpVAd4LLq7SfSMSfMKNzNfE', 1795416081152);
INSERT INTO customer_attempts VALUES (2, 't9NsJAODSeoZc28BcalzuWpWkQwi3mr3M1ZvJzSkXyk', 1795416081180);
CREATE TABLE multipass_uses (
    token_hash TEXT PRIMARY KEY,
    used_at_ms INTEGER NOT NULL
  ) STRICT;
CREATE TABLE firestore_documents (
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    fields TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    PRIMARY KEY (collection, id)
  ) STRICT;
INSERT INTO firestore_documents VALUES ('salons', '1', '{"salonNo":{"stringValue":"1"},"salonName":{"stringValue":"Kam"},"country":{"stringValue":"NL"},"city":{"stringValue":"Delft"},"salonEmail":{"nullValue":null},"parentEmail":{"nullValue":null},"street":{"nullValue":null},"postcode":{"nullValue":null},"phone":{"nullValue":null},"market":{"nullValue":null},"salonLoyalty":{"booleanValue":false},"client100":{"booleanValue":false},"position":{"nullValue":null}}', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
CREATE TABLE identity_accounts (
    local_id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    is_email_verified INTEGER NOT NULL,
    is_disabled INTEGER NOT NULL,
    valid_since_s INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    last_login_at_ms INTEGER NOT NULL
  ) STRICT;
INSERT INTO identity_accounts VALUES ('33f80f7d8827cab954711e2d04d429ed', 'cid@example.test', 'scrypt$16$1$1$5Klw1N4jpZ6IerC4X_M0Ug$UOn98hklgsfYptf1m-fZbTJy4NCkkITC0grK9GGwd8I', 0, 0, 1795416081, 1795416081167, 1795416081167);
CREATE TABLE identity_action_codes (
    code_hash TEXT PRIMARY KEY,
    local_id TEXT NOT NULL REFERENCES identity_accounts (local_id),
    kind TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT;
CREATE TABLE identity_refresh_tokens (
    token_hash TEXT PRIMARY KEY,
    local_id TEXT NOT NULL REFERENCES identity_accounts (local_id),
    signed_in_at_s INTEGER NOT NULL
  ) STRICT;
INSERT INTO identity_refresh_tokens VALUES ('EpQl6ogmqoXQlKbw-coxHdUbHYpo9o6kn1c-AmE5fDI', '33f80f7d8827cab954711e2d04d429ed', 1795416081);
CREATE TABLE identity_signing_key (id INTEGER PRIMARY KEY, key TEXT NOT NULL) STRICT;
INSERT INTO identity_signing_key VALUES (1, 'the key of a test');
CREATE TABLE metafield_definitions (
    shop TEXT NOT NULL,
    owner TEXT NOT NULL,
    namespace TEXT NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    PRIMARY KEY (shop, owner, namespace, key)
  ) STRICT;
CREATE TABLE orders (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    number INTEGER NOT NULL,
    token TEXT NOT NULL UNIQUE,
    cart_token TEXT NOT NULL,
    placed_at TEXT NOT NULL,
    email TEXT NOT NULL,
    customer_id TEXT,
    currency_code TEXT NOT NULL,
    total_in_minor_units INTEGER NOT NULL,
    contents TEXT NOT NULL,
    UNIQUE (shop, number),
    UNIQUE (shop, cart_token)
  ) STRICT;
INSERT INTO orders VALUES (1, 'nl', 1001, '8bfa9b3a18044798462d408cb30f7bf4', '073d287ef8a0fba138daea95e61d3056', '2026-11-23T06:41:21Z', 'ada@example.test', NULL, 'EUR', 1745, '{"phone":"06 12345678","language":"nl","locale":null,"address":{"firstName":"Ada","lastName":"de Vries","address1":"Kamstraat 7","address2":null,"zip":"1012 AB","city":"Amsterdam","regionCode":null,"regionName":null,"countryCode":"NL"},"delivery":{"key":"standard","title":"Standaard","priceInMinorUnits":495},"payment":{"cardLastFour":"4242"},"lines":[{"id":"e1cb1d80-077d-35c5-7a87-b20a72a36362","variantId":"gid://shopify/ProductVariant/1","productId":"gid://shopify/Product/1","productTitle":"Rain shampoo","variantTitle":"250 ml","sku":null,"imageUrl":null,"quantity":1,"unitPriceInMinorUnits":1250,"subtotalInMinorUnits":1250,"totalInMinorUnits":1250,"sellingPlanId":null,"sellingPlanName":null,"discounts":[],"attributes":[]}],"discounts":[],"subtotalInMinorUnits":1250,"discountInMinorUnits":0,"taxInMinorUnits":303,"isTaxIncluded":true,"attributes":[],"note":null}');
CREATE TABLE mails (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    recipient TEXT NOT NULL COLLATE NOCASE,
    subject TEXT NOT NULL,
    html TEXT NOT NULL,
    text TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
INSERT INTO mails VALUES (1, 'nl', 'ada@example.test', 'Activeer je LOKKE-account', '<p>Hallo</p>', 'Hallo', 'nl', '2026-11-23T06:41:21Z');
INSERT INTO mails VALUES (2, 'nl', 'ada@example.test', 'Je LOKKE-bestelling #1001', '<p>Hallo</p>', 'Hallo', 'nl', '2026-11-23T06:41:21Z');
INSERT INTO mails VALUES (3, 'nl', 'bea@example.test', 'Je LOKKE-account', '<p>Hallo</p>', 'Hallo', 'nl', '2026-11-23T06:41:21Z');
INSERT INTO mails VALUES (4, 'nl', 'dee@example.test', 'Je herroeping van bestelling 1001', '<p>Hallo</p>', 'Hallo', 'nl', '2026-11-23T06:41:21Z');
INSERT INTO mails VALUES (5, 'nl', 'hello@example.com', 'Je herroeping van bestelling 1001', '<p>Hallo</p>', 'Hallo', 'nl', '2026-11-23T06:41:21Z');
INSERT INTO mails VALUES (6, 'nl', 'eve@example.test', 'Bevestig je adres voor onze nieuwsbrief', '<p>Hallo</p>', 'Hallo', 'nl', '2026-11-23T06:41:21Z');
CREATE TABLE newsletter_subscriptions (
      token_hash TEXT PRIMARY KEY,
      shop TEXT NOT NULL,
      list_id TEXT NOT NULL,
      email TEXT NOT NULL,
      language TEXT,
      confirmed_at TEXT
    ) STRICT;
INSERT INTO newsletter_subscriptions VALUES ('vbr7K8bwvg2AzQePDbxAYwpYZ5UJ1smZMHaTFppxmiQ', 'nl', 'LIST01', 'eve@example.test', 'nl', NULL);
CREATE TABLE checkout_details (
    shop TEXT NOT NULL,
    cart_token TEXT NOT NULL,
    field TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (shop, cart_token, field)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE discounts (
    shop TEXT NOT NULL,
    id INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (shop, id)
  ) STRICT;
INSERT INTO discounts VALUES ('nl', 10001, '2026-11-23T06:41:21Z', '2026-11-23T06:41:21Z', '{"title":"Ten off","translatedTitles":{},"code":"TEN","startsAt":"2024-01-01T00:00:00Z","endsAt":null,"combinesWith":{"orderDiscounts":false,"productDiscounts":false,"shippingDiscounts":false},"appliesOnOneTimePurchase":true,"appliesOnSubscription":false,"terms":{"kind":"basic","minimum":null,"items":{"kind":"all"},"reduction":{"kind":"percentage","percentage":10}}}');
CREATE TABLE admin_changes (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    at TEXT NOT NULL,
    way TEXT NOT NULL,
    what TEXT NOT NULL,
    ids TEXT NOT NULL,
    outcome TEXT NOT NULL
  ) STRICT;
INSERT INTO admin_changes VALUES (1, 'nl', '2026-11-23T06:41:21.103Z', 'admin API', 'webhookSubscriptionCreate', '', 'done');
INSERT INTO admin_changes VALUES (2, 'nl', '2026-11-23T06:41:21.177Z', 'admin API', 'metafieldDefinitionCreate', '', 'done');
CREATE TABLE admin_metafield_definitions (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    owner_type TEXT NOT NULL,
    namespace TEXT NOT NULL,
    key TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    storefront TEXT NOT NULL,
    UNIQUE (shop, owner_type, namespace, key)
  ) STRICT;
INSERT INTO admin_metafield_definitions VALUES (1, 'nl', 'CUSTOMER', 'lokke', 'wishlist', 'W', 'json', 'NONE');
CREATE TABLE webhook_subscriptions (
    id INTEGER PRIMARY KEY,
    shop TEXT NOT NULL,
    topic TEXT NOT NULL,
    address TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    UNIQUE (shop, topic, address)
  ) STRICT;
INSERT INTO webhook_subscriptions VALUES (0, 'contentful', '*', 'http://localhost:3000/webhooks/contentful', '2026-11-23T06:41:20.997Z', '2026-11-23T06:41:20.997Z');
INSERT INTO webhook_subscriptions VALUES (1, 'nl', 'orders/paid', 'http://127.0.0.1:9/hook', '2026-11-23T06:41:21Z', '2026-11-23T06:41:21Z');
CREATE TABLE webhook_deliveries (
    id TEXT PRIMARY KEY,
    shop TEXT NOT NULL,
    topic TEXT NOT NULL,
    address TEXT NOT NULL,
    payload TEXT NOT NULL,
    triggered_at TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL DEFAULT ''
  ) STRICT;
INSERT INTO webhook_deliveries VALUES ('a3ed3e6c16d4e34879446232df80b589', 'contentful', 'ContentManagement.Locale.publish', 'http://localhost:3000/webhooks/contentful', '{"sys":{"id":"en","type":"Locale"},"code":"en","name":"en","fallbackCode":null,"default":true}', NULL, 0, '');
INSERT INTO webhook_deliveries VALUES ('d6fc97d4fcbfe5dfc83976166b5f4ccb', 'contentful', 'ContentManagement.Locale.publish', 'http://localhost:3000/webhooks/contentful', '{"sys":{"id":"nl","type":"Locale"},"code":"nl","name":"nl","fallbackCode":"en","default":false}', NULL, 0, '');
INSERT INTO webhook_deliveries VALUES ('40c8e66292c17d7bfc93ea91813388e5', 'contentful', 'ContentManagement.Locale.publish', 'http://localhost:3000/webhooks/contentful', '{"sys":{"id":"fr","type":"Locale"},"code":"fr","name":"fr","fallbackCode":"en","default":false}', NULL, 0, '');
INSERT INTO webhook_deliveries VALUES ('8dca56cee7c8e09f08ddf63cebe54a1c', 'contentful', 'ContentManagement.Locale.publish', 'http://localhost:3000/webhooks/contentful', '{"sys":{"id":"fr-BE","type":"Locale"},"code":"fr-BE","name":"fr-BE","fallbackCode":"fr","default":false}', NULL, 0, '');
INSERT INTO webhook_deliveries VALUES ('147b16f18588b2169eab915b6fdb9f0b', 'contentful', 'ContentManagement.ContentType.publish', 'http://localhost:3000/webhooks/contentful', '{"sys":{"id":"range","type":"ContentType"},"name":"range","fields":[{"id":"name","name":"name","type":"Symbol","localized":true},{"id":"slug","name":"slug","type":"Symbol","localized":false}]}', NULL, 0, '');
INSERT INTO webhook_deliveries VALUES ('ca09d4355c032c93ea9ec08a0b829deb', 'contentful', 'ContentManagement.ContentType.publish', 'http://localhost:3000/webhooks/contentful', '{"sys":{"id":"page","type":"ContentType"},"name":"page","fields":[{"id":"name","name":"name","type":"Symbol","localized":true},{"id":"slug","name":"slug","type":"Symbol","localized":false},{"id":"tags","name":"tags","type":"Symbol","localized":false},{"id":"sold","name":"sold","type":"Symbol","localized":false},{"id":"place","name":"place","type":"Symbol","localized":false},{"id":"range","name":"range","type":"Symbol","localized":false},{"id":"image","name":"image","type":"Symbol","localized":false},{"id":"others","name":"others","type":"Symbol","localized":false}]}', NULL, 0, '');
INSERT INTO webhook_deliveries VALUES ('77e60b8c11b648b14ad2124ad7bb2b43', 'contentful', 'ContentManagement.Entry.publish', 'http://localhost:3000/webhooks/contentful', '{"sys":{"id":"home","type":"Entry","contentType":{"sys":{"type":"Link","linkType":"ContentType","id":"page"}},"createdAt":"2026-01-01T00:00:00.000Z","updatedAt":"2026-01-01T00:00:00.000Z","publishedVersion":1,"publishedCounter":1},"fields":{"name":{"en":"Home"}}}', NULL, 0, '');
INSERT INTO webhook_deliveries VALUES ('7d3aab64c284415c729a306cb01b1678', 'nl', 'orders/paid', 'http://127.0.0.1:9/hook', '{"id":1,"admin_graphql_api_id":"gid://shopify/Order/1","name":"#1001","financial_status":"paid","created_at":"2026-11-23T06:41:21Z","currency":"EUR","line_items":[{"product_id":1,"variant_id":1,"quantity":1}]}', NULL, 0, '');
CREATE TABLE withdrawals (
      shop TEXT NOT NULL,
      unique_id TEXT NOT NULL,
      email TEXT NOT NULL,
      name TEXT NOT NULL,
      order_number TEXT NOT NULL,
      items TEXT NOT NULL,
      received_at TEXT NOT NULL,
      PRIMARY KEY (shop, unique_id)
    ) STRICT;
INSERT INTO withdrawals VALUES ('nl', 'one', 'dee@example.test', 'Dee', '1001', '', '2026-01-01T00:00:00Z');
CREATE INDEX catalogue_stock_by_version ON catalogue_stock (shop, version);
CREATE INDEX contentful_entities_change ON contentful_entities (change);
CREATE INDEX carts_by_update ON carts (updated_at);
CREATE INDEX addresses_by_customer ON customer_addresses (customer_id);
CREATE INDEX access_tokens_by_customer ON customer_access_tokens (customer_id);
CREATE INDEX attempts_by_subject ON customer_attempts (subject, at_ms);
CREATE INDEX attempts_by_age ON customer_attempts (at_ms);
CREATE INDEX orders_by_customer ON orders (shop, customer_id)
    WHERE customer_id IS NOT NULL;
CREATE INDEX orders_by_email ON orders (shop, email COLLATE NOCASE);
CREATE INDEX mails_by_recipient ON mails (recipient);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at);
CREATE TRIGGER webhook_product_create AFTER INSERT ON catalogue_records WHEN NEW.kind = 'product' BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'products/create', s.address, json_object(
  'id', json_extract(NEW.document, '$.number'),
  'admin_graphql_api_id', 'gid://shopify/' || iif(NEW.kind = 'product', 'Product/', 'Collection/')
    || json_extract(NEW.document, '$.number'),
  'handle', NEW.handle,
  'title', json_extract(NEW.document, '$.title'),
  'updated_at', json_extract(NEW.document, '$.updatedAt'))
        FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'products/create';
    END;
CREATE TRIGGER webhook_collection_create AFTER INSERT ON catalogue_records WHEN NEW.kind = 'collection' BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'collections/create', s.address, json_object(
  'id', json_extract(NEW.document, '$.number'),
  'admin_graphql_api_id', 'gid://shopify/' || iif(NEW.kind = 'product', 'Product/', 'Collection/')
    || json_extract(NEW.document, '$.number'),
  'handle', NEW.handle,
  'title', json_extract(NEW.document, '$.title'),
  'updated_at', json_extract(NEW.document, '$.updatedAt'))
        FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'collections/create';
    END;
CREATE TRIGGER webhook_product_update AFTER UPDATE ON catalogue_records WHEN NEW.kind = 'product' BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'products/update', s.address, json_object(
  'id', json_extract(NEW.document, '$.number'),
  'admin_graphql_api_id', 'gid://shopify/' || iif(NEW.kind = 'product', 'Product/', 'Collection/')
    || json_extract(NEW.document, '$.number'),
  'handle', NEW.handle,
  'title', json_extract(NEW.document, '$.title'),
  'updated_at', json_extract(NEW.document, '$.updatedAt'))
        FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'products/update';
    END;
CREATE TRIGGER webhook_collection_update AFTER UPDATE ON catalogue_records WHEN NEW.kind = 'collection' BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'collections/update', s.address, json_object(
  'id', json_extract(NEW.document, '$.number'),
  'admin_graphql_api_id', 'gid://shopify/' || iif(NEW.kind = 'product', 'Product/', 'Collection/')
    || json_extract(NEW.document, '$.number'),
  'handle', NEW.handle,
  'title', json_extract(NEW.document, '$.title'),
  'updated_at', json_extract(NEW.document, '$.updatedAt'))
        FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'collections/update';
    END;
CREATE TRIGGER webhook_discount_create AFTER INSERT ON discounts WHEN 1 BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'discounts/create', s.address, json_object(
      'admin_graphql_api_id', iif(json_extract(NEW.document, '$.code') IS NULL,
        'gid://shopify/DiscountAutomaticNode/', 'gid://shopify/DiscountCodeNode/') || NEW.id,
      'title', json_extract(NEW.document, '$.title'),
      'updated_at', NEW.updated_at)
        FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'discounts/create';
    END;
CREATE TRIGGER webhook_discount_update AFTER UPDATE ON discounts WHEN 1 BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'discounts/update', s.address, json_object(
      'admin_graphql_api_id', iif(json_extract(NEW.document, '$.code') IS NULL,
        'gid://shopify/DiscountAutomaticNode/', 'gid://shopify/DiscountCodeNode/') || NEW.id,
      'title', json_extract(NEW.document, '$.title'),
      'updated_at', NEW.updated_at)
        FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'discounts/update';
    END;
CREATE TRIGGER webhook_discount_delete AFTER DELETE ON discounts WHEN 1 BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'discounts/delete', s.address, json_object(
      'admin_graphql_api_id', iif(json_extract(OLD.document, '$.code') IS NULL,
        'gid://shopify/DiscountAutomaticNode/', 'gid://shopify/DiscountCodeNode/') || OLD.id,
      'title', json_extract(OLD.document, '$.title'),
      'updated_at', OLD.updated_at)
        FROM webhook_subscriptions s WHERE s.shop = OLD.shop AND s.topic = 'discounts/delete';
    END;
CREATE TRIGGER webhook_order_paid AFTER INSERT ON orders WHEN 1 BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'orders/paid', s.address, json_object(
    'id', NEW.id,
    'admin_graphql_api_id', 'gid://shopify/Order/' || NEW.id,
    'name', '#' || NEW.number,
    'financial_status', 'paid',
    'created_at', NEW.placed_at,
    'currency', NEW.currency_code,
    'line_items', (SELECT json_group_array(json_object(
      'product_id', CAST(replace(json_extract(line.value, '$.productId'), rtrim(json_extract(line.value, '$.productId'), '0123456789'), '') AS INTEGER),
      'variant_id', CAST(replace(json_extract(line.value, '$.variantId'), rtrim(json_extract(line.value, '$.variantId'), '0123456789'), '') AS INTEGER),
      'quantity', json_extract(line.value, '$.quantity')))
      FROM json_each(NEW.contents, '$.lines') line))
        FROM webhook_subscriptions s WHERE s.shop = NEW.shop AND s.topic = 'orders/paid';
    END;
CREATE TRIGGER webhook_content_new AFTER INSERT ON contentful_entities WHEN NEW.deleted_at IS NULL BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'ContentManagement.' || NEW.kind || '.publish', s.address, NEW.content
        FROM webhook_subscriptions s WHERE s.shop = 'contentful' AND s.topic = '*';
    END;
CREATE TRIGGER webhook_content_changed AFTER UPDATE OF content ON contentful_entities WHEN NEW.deleted_at IS NULL BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'ContentManagement.' || NEW.kind || '.publish', s.address, NEW.content
        FROM webhook_subscriptions s WHERE s.shop = 'contentful' AND s.topic = '*';
    END;
CREATE TRIGGER webhook_content_gone AFTER UPDATE OF deleted_at ON contentful_entities WHEN NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL BEGIN
      INSERT INTO webhook_deliveries (id, shop, topic, address, payload)
        SELECT lower(hex(randomblob(16))), s.shop, 'ContentManagement.' || NEW.kind || '.unpublish', s.address, json_object('sys', json_object('type', 'Deleted' || NEW.kind, 'id', NEW.id,
      'contentType', json_extract(NEW.content, '$.sys.contentType')))
        FROM webhook_subscriptions s WHERE s.shop = 'contentful' AND s.topic = '*';
    END;
COMMIT;
