import type { Sql } from '../../store/index.ts';
import { listMetaobjects, listMetaobjectsAbout, REVIEW_TYPE } from '../metaobjects/index.ts';
import { type Review, reviewOf } from './review.ts';

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
