/** Columns as review apps name them (Judge.me); `language` and `hair_type` are ours. */
export const COLUMNS = {
  title: ['title'],
  body: ['body'],
  rating: ['rating'],
  review_date: ['review_date'],
  source: ['source'],
  curated: ['curated'],
  reviewer_name: ['reviewer_name'],
  reviewer_email: ['reviewer_email'],
  product_handle: ['product_handle'],
  reply: ['reply'],
  picture_urls: ['picture_urls'],
  verified_buyer: ['verified_buyer'],
  metaobject_handle: ['metaobject_handle'],
  language: ['language'],
  hair_type: ['hair_type'],
} as const;

export type Column = keyof typeof COLUMNS;

export const REQUIRED_COLUMNS: readonly Column[] = ['rating', 'product_handle', 'reviewer_name'];

/** Words of `curated` for a review that is shown, and of one that waits. */
export const CURATED = { published: 'ok', waiting: 'not-yet' } as const;
