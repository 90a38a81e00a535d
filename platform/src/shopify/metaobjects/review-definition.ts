import type { FieldDefinition, MetaobjectDefinition } from './metaobject.ts';
import FIELDS from './review-fields.json' with { type: 'json' };

/**
 * Reviews in the fields of Shopify's standard definition. The type `product_review` itself is for approved review apps;
 * any app may have one of its own under `$app:`.
 */
export const REVIEW_TYPE = '$app:product_review';

const SCALE = [
  { name: 'scale_min', value: '1.0' },
  { name: 'scale_max', value: '5.0' },
];
const SINCE = '2026-11-01T00:00:00Z';
const REQUIRED = ['rating', 'submitted_at', 'source', 'product'];

/** Values of a definition that says no others, as documents of earlier versions. */
export const UNSAID: Omit<MetaobjectDefinition, 'id' | 'type' | 'name' | 'fieldDefinitions'> = {
  description: null,
  displayNameKey: null,
  isPublishable: false,
  isTranslatable: false,
  isRenderable: false,
  admin: 'PUBLIC_READ_WRITE',
  storefront: 'NONE',
  customerAccount: 'NONE',
  createdAt: SINCE,
  updatedAt: SINCE,
};

/** Every shop of the platform has it, as every shop of Shopify has the standard ones. */
export const REVIEW_DEFINITION: MetaobjectDefinition = {
  ...UNSAID,
  id: 2,
  type: REVIEW_TYPE,
  name: 'Product review',
  // The field `hair_type` is not in the standard definition.
  fieldDefinitions: Object.entries(FIELDS).map(
    ([key, type]): FieldDefinition => ({
      key,
      name: nameOf(key),
      description: null,
      type,
      isRequired: REQUIRED.includes(key),
      isAdminFilterable: ['product', 'author'].includes(key),
      validations: type === 'rating' ? SCALE : [],
    }),
  ),
  displayNameKey: 'title',
  isPublishable: true,
  storefront: 'PUBLIC_READ',
};

function nameOf(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
