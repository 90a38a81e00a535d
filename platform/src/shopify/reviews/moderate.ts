import { html } from 'hono/html';
import {
  isShopKey,
  languageFor,
  languageTag,
  type PlatformContext,
  type ShopKey,
  storefrontLinks,
  wireDateTime,
} from '../../protocol/index.ts';
import { emailButton, emailLayout, sendMail } from '../../protocol/mail/index.ts';
import { brandTexts, fillIn, markupText } from '../../protocol/pages/index.ts';
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

/** False where there is no such review. A refused one is deleted, so that its writer may write again. */
export function moderateReview(
  context: PlatformContext,
  { shop, number }: { readonly shop: ShopKey; readonly number: number },
  moderation: Moderation,
): Promise<boolean> {
  return context.store.write((sql) => {
    const [review] = findMetaobjects(sql, shop, [number]);
    if (review?.type !== REVIEW_TYPE) return false;
    const ids = [reviewOf(review).id];
    act(sql, context, review, moderation);
    const at = context.now().toISOString();
    const what = `review ${moderation.kind}${moderation.kind === 'refuse' ? ` ${moderation.reason}` : ''}`;
    recordChange(sql, { shop, at, way: 'console', what, ids, outcome: 'done' });
    return true;
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
  const { shops, ids, now, origin, storefrontUrl, brand } = context;
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
  const { home } = storefrontLinks(storefrontUrl, shop, language);
  const url = `${home.replace(/\/$/, '')}/products/${record?.handle ?? ''}#reviews`;
  const subject = fillIn(texts.subject, { product });
  const refused = fillIn(texts.refused, { product });
  const content = html`<p style="margin:0 0 8px">${refused}</p>
<p style="margin:0 0 24px"><strong>${texts[reason]}</strong></p>
<p style="margin:0 0 8px">${texts.yours}</p>
<blockquote style="margin:0 0 24px;white-space:pre-line;overflow-wrap:anywhere">${title}
${body}</blockquote>
<p style="margin:0">${texts.again}</p>
${emailButton(brand, url, texts.button)}`;
  const head = { brand, languageTag: languageTag(language, shop), subject, origin, home };
  const lines = [
    brand.name,
    texts.refusedHeading,
    refused,
    texts[reason],
    `${texts.yours}\n${title}\n${body}`,
    texts.again,
    `${texts.button}: ${url}`,
    texts.why,
    home,
  ];
  sendMail(sql, ids, {
    shop: shop.key,
    to: customer.email,
    subject,
    html: markupText(
      emailLayout({ ...head, heading: texts.refusedHeading, content, why: texts.why }),
    ),
    text: `${lines.join('\n\n')}\n`,
    language,
    createdAt: wireDateTime(now()),
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
