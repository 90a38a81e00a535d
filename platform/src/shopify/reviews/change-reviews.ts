import { type PlatformContext, wireDateTime } from '../../protocol/index.ts';
import type { Sql } from '../../store/index.ts';
import { findProductRecord, type ProductRecord, setProductMetafields } from '../catalogue/index.ts';
import {
  findMetaobjectByHandle,
  listMetaobjectsAbout,
  type Metaobject,
  metaobjectGid,
  putMetaobject,
  REVIEW_TYPE,
  removeMetaobject,
} from '../metaobjects/index.ts';
import {
  fieldsOfDraft,
  handleOfDraft,
  type Review,
  type ReviewDraft,
  ratingValue,
  reviewOf,
} from './review.ts';

type Context = Pick<PlatformContext, 'ids' | 'now'>;

/** Saves a metaobject so that the averages follow. Call it inside a write. */
export function keepMetaobject(sql: Sql, context: Context, metaobject: Metaobject): void {
  const [before] = productsOf(sql, metaobject);
  putMetaobject(sql, metaobject);
  const after = productOf(metaobject);
  refresh(sql, context, metaobject.shop, [before, after]);
}

export function dropMetaobject(sql: Sql, context: Context, metaobject: Metaobject): void {
  removeMetaobject(sql, metaobject);
  refresh(sql, context, metaobject.shop, [productOf(metaobject)]);
}

export interface KeptReview {
  readonly draft: ReviewDraft;
  readonly isPublished: boolean;
  /** Handle of a review that this shop exported; null for one that is known by what it says. */
  readonly handle: string | null;
}

interface KeptReviews {
  readonly reviews: readonly KeptReview[];
  /** Ids of products that may have ratings without words alone. */
  readonly alsoCounted?: readonly string[];
}

/** Saves many reviews, and counts each product once at the end. */
export function keepReviews(
  sql: Sql,
  context: Context,
  shop: string,
  { reviews, alsoCounted = [] }: KeptReviews,
): void {
  const now = wireDateTime(context.now());
  const before: (string | undefined)[] = [];
  for (const { draft, isPublished, handle: given } of reviews) {
    const handle = given ?? handleOfDraft(draft);
    const known = findMetaobjectByHandle(sql, shop, { type: REVIEW_TYPE, handle });
    if (known !== null) before.push(productOf(known));
    putMetaobject(sql, {
      id: known?.id ?? context.ids.next('Metaobject'),
      shop,
      type: REVIEW_TYPE,
      handle,
      status: isPublished ? 'ACTIVE' : 'DRAFT',
      fields: fieldsOfDraft(draft),
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
    });
  }
  const after = reviews.map(({ draft }) => draft.productId);
  refresh(sql, context, shop, [...before, ...after, ...alsoCounted]);
}

function productOf({ type, fields }: Metaobject): string | undefined {
  return type === REVIEW_TYPE ? fields['product'] : undefined;
}

function productsOf(sql: Sql, { shop, type, handle }: Metaobject): readonly (string | undefined)[] {
  const known = findMetaobjectByHandle(sql, shop, { type, handle });
  return known === null ? [] : [productOf(known)];
}

/** Counts of ratings without words that have no entry of their own, 5 stars first: those of an earlier system. */
const ALONE = 'stars_alone';
/** A list metafield of Shopify holds no more. */
const MAX_LISTED = 128;
const LIST = { namespace: 'reviews', key: 'list', type: 'list.metaobject_reference' };

function refresh(
  sql: Sql,
  context: Context,
  shop: string,
  productIds: readonly (string | undefined)[],
): void {
  for (const productId of new Set(productIds)) {
    const record = productId === undefined ? null : findProductRecord(sql, shop, productId);
    if (productId === undefined || record === null) continue;
    const published = listMetaobjectsAbout(sql, shop, {
      type: REVIEW_TYPE,
      about: 'product',
      id: productId,
    })
      .map(reviewOf)
      .filter(({ isPublished }) => isPublished)
      .sort(
        (a, b) =>
          rankOf(b) - rankOf(a) || compare(b.submittedAt, a.submittedAt) || compare(a.id, b.id),
      );
    const alone = starsAloneOf(record);
    const count = alone.reduce((total, one) => total + one, published.length);
    const hadReviews = record.metafields.some(
      ({ namespace, key }) => namespace === LIST.namespace && key === LIST.key,
    );
    // A rating that came with the product stays until there is a review here.
    if (count === 0 && !hadReviews) continue;
    const sum =
      published.reduce((total, { rating }) => total + rating, 0) +
      alone.reduce((total, one, index) => total + one * (alone.length - index), 0);
    const listed = published
      .slice(0, MAX_LISTED)
      .map(({ metaobject }) => metaobjectGid(metaobject));
    const metafield = (key: string, type: string, text: string) => {
      return { namespace: LIST.namespace, key, type, value: count === 0 ? '' : text };
    };
    setProductMetafields(sql, context, { shop, record }, [
      metafield('rating', 'rating', ratingValue(sum / count)),
      metafield('rating_count', 'number_integer', String(count)),
      metafield(LIST.key, LIST.type, JSON.stringify(listed)),
    ]);
  }
}

/** Compares as the storefront's recount does, so that reviews of one moment keep their places. */
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Puts those to read first: a list has no room for all. */
function rankOf({ title, body }: Pick<Review, 'title' | 'body'>): number {
  return title === '' && body === '' ? 0 : 1;
}

function starsAloneOf({ metafields }: Pick<ProductRecord, 'metafields'>): readonly number[] {
  const said = metafields.find(
    ({ namespace, key }) => namespace === LIST.namespace && key === ALONE,
  );
  const counts: unknown = JSON.parse(said?.value ?? '[]');
  return Array.isArray(counts) ? counts.map((one) => Math.max(0, Number(one) || 0)) : [];
}

/** Keeps what somebody wrote, without who it was. */
export function forgetAuthor(sql: Sql, context: Context, shop: string, authorId: string): void {
  const written = listMetaobjectsAbout(sql, shop, {
    type: REVIEW_TYPE,
    about: 'author',
    id: authorId,
  });
  for (const review of written) {
    const { author: _, author_display_name: __, order: ___, ...fields } = review.fields;
    // The handle was made from who it was.
    const handle = `review-${review.id}`;
    keepMetaobject(sql, context, { ...review, handle, fields });
  }
}
