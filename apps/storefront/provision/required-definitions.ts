import type { MetafieldDefinitionInput } from '@lokke/shopify-admin';

/** Webhook topics that invalidate pages. */
export const WEBHOOK_TOPICS: readonly string[] = [
  'PRODUCTS_CREATE',
  'PRODUCTS_UPDATE',
  'PRODUCTS_DELETE',
  'COLLECTIONS_CREATE',
  'COLLECTIONS_UPDATE',
  'COLLECTIONS_DELETE',
  'DISCOUNTS_CREATE',
  'DISCOUNTS_UPDATE',
  'DISCOUNTS_DELETE',
  'ORDERS_PAID',
  'REFUNDS_CREATE',
];

/** Required Admin scopes: discounts, customers' wishlists and salons, their wish to be erased, reviews, and webhooks. */
export const SCOPES: readonly string[] = [
  'read_products',
  'read_discounts',
  'read_orders',
  'read_customers',
  'write_customers',
  'write_customer_data_erasure',
  'write_metaobjects',
];

const TEXT = 'single_line_text_field';
const TEXTS = 'list.single_line_text_field';

type Row = readonly [
  owner: MetafieldDefinitionInput['ownerType'],
  name: `${string}.${string}`,
  title: string,
  type: string,
];

const ROWS: readonly Row[] = [
  ['PRODUCT', 'lokke.range', 'Range', TEXT],
  ['PRODUCT', 'lokke.promise', 'Promise', TEXT],
  ['PRODUCT', 'lokke.how_to_use', 'How to use', 'multi_line_text_field'],
  ['PRODUCT', 'lokke.key_ingredients', 'Key ingredients', TEXTS],
  ['PRODUCT', 'lokke.ingredients', 'Ingredients with a reason', 'json'],
  ['PRODUCT', 'lokke.inci', 'INCI', 'multi_line_text_field'],
  ['PRODUCT', 'lokke.packaging', 'Packaging', 'multi_line_text_field'],
  ['PRODUCT', 'lokke.warnings', 'Warnings', 'multi_line_text_field'],
  ['PRODUCT', 'lokke.hair_type', 'Hair type', TEXTS],
  ['PRODUCT', 'lokke.concern', 'Concern', TEXTS],
  ['PRODUCT', 'lokke.free_from', 'Free from', TEXTS],
  ['PRODUCT', 'lokke.hold', 'Hold', TEXTS],
  ['PRODUCT', 'lokke.finish', 'Finish', TEXTS],
  ['PRODUCT', 'lokke.routine_step', 'Routine step', TEXTS],
  ['PRODUCT', 'lokke.sold_quantity', 'Sold quantity', 'number_integer'],
  ['PRODUCT', 'lokke.bundle_products', 'Bundle products', 'list.product_reference'],
  ['PRODUCT', 'reviews.rating', 'Product rating', 'rating'],
  ['PRODUCT', 'reviews.rating_count', 'Product rating count', 'number_integer'],
  ['PRODUCT', 'reviews.list', 'Product reviews', 'list.metaobject_reference'],
  ['SHOP', 'lokke.free_delivery_from', 'Free delivery from', 'money'],
];

function definitionOf([ownerType, fullName, name, type]: Row): Omit<
  MetafieldDefinitionInput,
  'access'
> {
  const [namespace = '', key = ''] = fullName.split('.');
  return { ownerType, namespace, key, name, type };
}

/** Metafields that pages show; storefronts read only exposed ones. */
export const METAFIELD_DEFINITIONS: readonly MetafieldDefinitionInput[] = ROWS.map((row) => ({
  ...definitionOf(row),
  access: { storefront: 'PUBLIC_READ' },
}));

const OF_CUSTOMERS: readonly Row[] = [
  ['CUSTOMER', 'lokke.wishlist', 'Wishlist', 'json'],
  ['CUSTOMER', 'lokke.salon', 'Salon', 'json'],
  ['CUSTOMER', 'lokke.hair_profile', 'Hair profile', 'json'],
];

/** Data that the storefront keeps for a customer; with new accounts each customer writes their own. */
export const CUSTOMER_DEFINITIONS: readonly MetafieldDefinitionInput[] = OF_CUSTOMERS.map(
  (row) => ({ ...definitionOf(row), access: { customerAccount: 'READ_WRITE' } }),
);

export const ALL_DEFINITIONS = [...METAFIELD_DEFINITIONS, ...CUSTOMER_DEFINITIONS];
