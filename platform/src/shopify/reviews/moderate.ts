import {
  isShopKey,
  languageFor,
  type PlatformContext,
  type ShopKey,
  storefrontLinks,
  wireDateTime,
} from '../../protocol/index.ts';
import { sendLetter } from '../../protocol/mail/index.ts';
import { brandTexts, fillIn } from '../../protocol/pages/index.ts';
import type { Sql } from '../../store/index.ts';
import { recordChange } from '../admin/index.ts';
import { findProductRecord } from '../catalogue/index.ts';
import { customerNumber, findCustomer } from '../customers/index.ts';
import {
  findMetaobjects,
  listMetaobjects,
  listMetaobjectsAbout,
  type Metaobject,
  REVIEW_TYPE,
} from '../metaobjects/index.ts';
import { dropMetaobject, keepMetaobject } from './change-reviews.ts';
import { REVIEW_MESSAGES, type RefusalReason } from './messages/messages.ts';
import { type Review, reviewOf } from './review.ts';

export type Moderation =
  | { readonly kind: 'approve' }
  /** An empty text takes the answer away. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'refuse'; readonly reason: RefusalReason };

interface SeenReview {
  readonly shop: ShopKey;
  readonly number: number;
  /** Time of its last change when it was read: of two who decide on the same, one does. */
  readonly seenAt: string;
}

/** Tells what became of it. A refused one is deleted, so that its writer may write again. */
export function moderateReview(
  context: PlatformContext,
  { shop, number, seenAt }: SeenReview,
  moderation: Moderation,
): Promise<'done' | 'changed' | 'gone'> {
  return context.store.write((sql) => {
    const [review] = findMetaobjects(sql, shop, [number]);
    if (review?.type !== REVIEW_TYPE) return 'gone';
    if (review.updatedAt !== seenAt) return 'changed';
    const ids = [reviewOf(review).id];
    act(sql, context, review, moderation);
    const at = context.now().toISOString();
    const what = `review ${moderation.kind}${moderation.kind === 'refuse' ? ` ${moderation.reason}` : ''}`;
    recordChange(sql, { shop, at, way: 'console', what, ids, outcome: 'done' });
    return 'done';
  });
}

function act(sql: Sql, context: PlatformContext, review: Metaobject, moderation: Moderation): void {
  const now = wireDateTime(context.now());
  const { merchant_reply: _, merchant_replied_at: __, ...fields } = review.fields;
  switch (moderation.kind) {
    case 'approve':
      keepMetaobject(sql, context, {
        ...review,
        status: 'ACTIVE',
        fields: { ...review.fields, published_at: review.fields['published_at'] ?? now },
        updatedAt: now,
      });
      return;
    case 'answer':
      keepMetaobject(sql, context, {
        ...review,
        fields:
          moderation.text === ''
            ? fields
            : { ...fields, merchant_reply: moderation.text, merchant_replied_at: now },
        updatedAt: now,
      });
      return;
    case 'refuse':
      sendRefusal(sql, context, review, moderation.reason);
      dropMetaobject(sql, context, review);
  }
}

/** Tells the writer why, in the language of the review, with their own words to write it again. */
function sendRefusal(
  sql: Sql,
  context: PlatformContext,
  metaobject: Metaobject,
  reason: RefusalReason,
): void {
  const { shops, brand } = context;
  const { authorId, productId, title, body, language: written } = reviewOf(metaobject);
  const number = authorId === null ? null : customerNumber(authorId);
  const customer = number === null ? null : findCustomer(sql, metaobject.shop, { id: number });
  // An imported one has no writer here.
  if (customer === null || !isShopKey(metaobject.shop)) return;
  const shop = shops[metaobject.shop];
  const language = languageFor(written ?? customer.language, shop);
  const texts = brandTexts(REVIEW_MESSAGES, { shop, language }, brand);
  const record = findProductRecord(sql, metaobject.shop, productId);
  const product = record?.title ?? '';
  const { home } = storefrontLinks(context.storefrontUrl, shop, language);
  sendLetter(sql, context, {
    shop,
    language,
    locale: language,
    to: customer.email,
    subject: fillIn(texts.subject, { product }),
    heading: texts.refusedHeading,
    parts: [
      { kind: 'text', text: fillIn(texts.refused, { product }) },
      { kind: 'heading', text: texts[reason] },
      { kind: 'text', text: texts.yours },
      { kind: 'quote', text: `${title}\n${body}` },
      { kind: 'text', text: texts.again },
      {
        kind: 'button',
        url: `${home.replace(/\/$/, '')}/products/${record?.handle ?? ''}#reviews`,
        label: texts.button,
      },
    ],
    why: texts.why,
  });
}

export interface ReviewFilter {
  readonly status: 'waiting' | 'published' | 'all';
  /** Words of title, text or writer. */
  readonly words: string;
}

/** Returns the newest first. */
export function findReviews(
  sql: Sql,
  shop: string,
  { status, words }: ReviewFilter,
): readonly Review[] {
  const wanted = words.toLowerCase();
  return listMetaobjects(sql, shop, REVIEW_TYPE)
    .map(reviewOf)
    .filter(({ isPublished }) => status === 'all' || isPublished === (status === 'published'))
    .filter(({ title, body, author }) =>
      `${title}\n${body}\n${author}`.toLowerCase().includes(wanted),
    )
    .sort((a, b) => (a.submittedAt < b.submittedAt ? 1 : -1));
}

/** Returns what a customer wrote, as they may ask to have it. */
export function reviewsOfAuthor(sql: Sql, shop: string, authorId: string) {
  return listMetaobjectsAbout(sql, shop, { type: REVIEW_TYPE, about: 'author', id: authorId }).map(
    ({ fields, status, createdAt }) => ({ ...fields, status, createdAt }),
  );
}
