import type { MetaobjectDefinitionInput } from '@lokke/shopify-admin';

const TEXT = 'single_line_text_field';
const LONG = 'multi_line_text_field';

const FIELDS: readonly (readonly [key: string, name: string, type: string, required?: true])[] = [
  ['rating', 'Rating', 'rating', true],
  ['title', 'Title', TEXT],
  ['body', 'Body', LONG],
  ['submitted_at', 'Submitted at', 'date_time', true],
  ['edited_at', 'Edited at', 'date_time'],
  ['published_at', 'Published at', 'date_time'],
  ['source', 'Source', TEXT, true],
  ['author', 'Author', 'customer_reference'],
  ['author_display_name', 'Author display name', TEXT],
  ['order', 'Order', 'order_reference'],
  ['product', 'Product', 'product_reference', true],
  ['product_variant', 'Product variant', 'variant_reference'],
  ['merchant_reply', 'Merchant reply', LONG],
  ['merchant_replied_at', 'Merchant replied at', 'date_time'],
  ['media_urls', 'Media URLs', 'list.url'],
  ['language', 'Language', TEXT],
  ['app_verification_status', 'App verification status', TEXT],
  ['hair_type', 'Hair type', TEXT],
];

const SCALE = [
  { name: 'scale_min', value: '1.0' },
  { name: 'scale_max', value: '5.0' },
];

/** A review of a product: the fields of Shopify's standard definition, and the writer's hair type. */
export const REVIEW_DEFINITION: MetaobjectDefinitionInput = {
  type: '$app:product_review',
  name: 'Product review',
  access: { storefront: 'PUBLIC_READ' },
  capabilities: { publishable: { enabled: true } },
  fieldDefinitions: FIELDS.map(([key, name, type, required = false]) => ({
    ...{ key, name, type, required },
    // Shopify wants to know the scale of a rating.
    ...(type === 'rating' && { validations: SCALE }),
  })),
};
