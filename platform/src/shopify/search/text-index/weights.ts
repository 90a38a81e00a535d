export const TEXT_FIELDS = ['title', 'productType', 'vendor', 'tags', 'variants', 'body'] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** What something found in a field says about the product. */
export const WEIGHTS = {
  facets: 6,
  title: 5,
  productType: 3,
  tags: 2,
  vendor: 2,
  variants: 2,
  body: 0.5,
} as const;

export type IndexedField = keyof typeof WEIGHTS;

export const INDEXED_FIELDS: readonly IndexedField[] = ['facets', ...TEXT_FIELDS];
