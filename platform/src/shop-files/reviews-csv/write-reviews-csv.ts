import { stringify } from 'csv-stringify/sync';
import { gid } from '../../protocol/index.ts';
import { allRecords } from '../../shopify/catalogue/index.ts';
import { customerNumber, findCustomer } from '../../shopify/customers/index.ts';
import { findReviews, type Review } from '../../shopify/reviews/index.ts';
import type { Sql } from '../../store/index.ts';
import { guardFormula, urlOfImage } from '../import/index.ts';
import { COLUMNS, type Column, CURATED } from './columns.ts';

/** Orders what came at once by handle: a shop that was made of the file says the same. */
function newestFirst(a: Review, b: Review): number {
  if (a.submittedAt !== b.submittedAt) return a.submittedAt < b.submittedAt ? 1 : -1;
  return a.metaobject.handle < b.metaobject.handle ? -1 : 1;
}

/** All reviews of a shop, newest first, in the columns that they are imported by. */
export function writeReviewsCsv(sql: Sql, shop: string): string {
  const handles = new Map(
    allRecords(sql, { shop, kind: 'product' }).map(({ handle, number }) => [
      gid('Product', number),
      handle,
    ]),
  );
  const emailOf = (authorId: string | null) => {
    const id = authorId === null ? null : customerNumber(authorId);
    return id === null ? '' : (findCustomer(sql, shop, { id })?.email ?? '');
  };
  const reviews = findReviews(sql, shop, { status: 'all', words: '' });
  const rows = reviews.toSorted(newestFirst).map(
    (review): Readonly<Record<Column, string>> => ({
      title: review.title,
      body: review.body,
      rating: String(review.rating),
      review_date: review.submittedAt,
      source: review.metaobject.fields['source'] ?? '',
      curated: review.isPublished ? CURATED.published : CURATED.waiting,
      reviewer_name: review.author,
      reviewer_email: emailOf(review.authorId),
      product_handle: handles.get(review.productId) ?? '',
      reply: review.reply ?? '',
      picture_urls: review.pictureUrls.map(urlOfImage).join(','),
      verified_buyer: String(review.isBought),
      metaobject_handle: review.metaobject.handle,
      language: review.language ?? '',
      hair_type: review.hairType ?? '',
    }),
  );
  return stringify(rows, {
    header: true,
    columns: Object.keys(COLUMNS),
    cast: { string: guardFormula },
  });
}
