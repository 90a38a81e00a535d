import { createHash } from 'node:crypto';
import { type Metaobject, type MetaobjectFields, metaobjectGid } from '../metaobjects/index.ts';

const SCALE = { scale_min: '1.0', scale_max: '5.0' };

export function ratingValue(rating: number): string {
  return JSON.stringify({ value: rating.toFixed(1), ...SCALE });
}

const BOUGHT = 'verified_buyer';

/** Returns a review as the console, files and letters read it. */
export function reviewOf(metaobject: Metaobject) {
  const { fields } = metaobject;
  return {
    id: metaobjectGid(metaobject),
    metaobject,
    isPublished: metaobject.status === 'ACTIVE',
    productId: fields['product'] ?? '',
    rating: ratingIn(fields['rating']),
    title: fields['title'] ?? '',
    body: fields['body'] ?? '',
    /** First name and initial, as shown. */
    author: fields['author_display_name'] ?? '',
    authorId: fields['author'] ?? null,
    submittedAt: fields['submitted_at'] ?? metaobject.createdAt,
    language: fields['language'] ?? null,
    hairType: fields['hair_type'] ?? null,
    isBought: fields['app_verification_status'] === BOUGHT,
    reply: fields['merchant_reply'] ?? null,
    pictureUrls: listIn(fields['media_urls']),
  };
}

export type Review = Readonly<ReturnType<typeof reviewOf>>;

function ratingIn(value: string | undefined): number {
  const rating: unknown = JSON.parse(value ?? '{}');
  const isRating = typeof rating === 'object' && rating !== null && 'value' in rating;
  return isRating ? Number(rating.value) : 0;
}

function listIn(value: string | undefined): readonly string[] {
  const list: unknown = JSON.parse(value ?? '[]');
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

export type ReviewDraft = Omit<Review, 'id' | 'metaobject' | 'isPublished'> & {
  /** Place where it was written: `storefront`, `import`, … */
  readonly source: string;
};

/** Returns fields; what is empty has none. */
export function fieldsOfDraft(draft: ReviewDraft): MetaobjectFields {
  const fields: Readonly<Record<string, string | null>> = {
    rating: ratingValue(draft.rating),
    title: draft.title,
    body: draft.body,
    submitted_at: draft.submittedAt,
    source: draft.source,
    author: draft.authorId,
    author_display_name: draft.author,
    product: draft.productId,
    merchant_reply: draft.reply,
    media_urls: draft.pictureUrls.length === 0 ? null : JSON.stringify(draft.pictureUrls),
    language: draft.language,
    app_verification_status: draft.isBought ? BOUGHT : 'unverified',
    hair_type: draft.hairType,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** The same review of a file gets the same handle, so that a second import changes it and doubles nothing. */
export function handleOfDraft({
  productId,
  author,
  submittedAt,
  title,
  body,
}: ReviewDraft): string {
  const parts = [productId, author, submittedAt, title, body].join('\n');
  return `import-${createHash('sha256').update(parts).digest('hex').slice(0, 20)}`;
}
