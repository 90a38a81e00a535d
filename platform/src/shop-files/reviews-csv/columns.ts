/** Columns as review apps name them (Judge.me); `language` and `hair_type` are ours. */
export const COLUMNS = [
  'title',
  'body',
  'rating',
  'review_date',
  'source',
  'curated',
  'reviewer_name',
  'reviewer_email',
  'product_handle',
  'reply',
  'picture_urls',
  'verified_buyer',
  'metaobject_handle',
  'language',
  'hair_type',
] as const;

export type Column = (typeof COLUMNS)[number];

export const REQUIRED_COLUMNS: readonly Column[] = ['rating', 'product_handle', 'reviewer_name'];

/** Words of `curated` for a review that is shown, and of one that waits. */
export const CURATED = { published: 'ok', waiting: 'not-yet' } as const;
