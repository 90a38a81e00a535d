import {
  addStars,
  countByStars,
  hasWords,
  type Review,
  readStarsAlone,
  reviewPictures,
  starsOf,
} from '@lokke/domain/reviews';
import { isRecord, parseJson } from '@lokke/http-client';
import { type ProductReviewsQuery, productReviews } from '@lokke/shopify-storefront';
import { inContext } from '../shop-connection/index.ts';
import { loadedFrom, type Method } from './loaded.ts';

/** A shop without such a list has no reviews. */
export const loadReviews: Method<'reviews'> = async (source, handle) => {
  const result = await productReviews(source.client, { ...inContext(source), handle });
  return loadedFrom(source, `reviews ${handle}`, result, ({ nodes, alone }) => {
    const all = nodes.flatMap(reviewOf);
    const withoutWords = countByStars(all.filter((one) => !hasWords(one)));
    return {
      reviews: all.filter(hasWords),
      starsAlone: addStars(withoutWords, readStarsAlone(parseJson(alone))),
    };
  });
};

type Node = NonNullable<
  NonNullable<NonNullable<ProductReviewsQuery['product']>['reviews']>['references']
>['nodes'][number];

/** A review without a readable rating or date is left out. */
function reviewOf(node: Node): readonly Review[] {
  if (node.__typename !== 'Metaobject') return [];
  const { id, title, body, author, writtenIn, hairType, verification, reply, pictures } = node;
  const rating = parseJson(node.rating?.value ?? null);
  const value = isRecord(rating) ? Number(rating['value']) : Number.NaN;
  const submittedAt = new Date(node.submittedAt?.value ?? '');
  if (!Number.isFinite(value) || Number.isNaN(submittedAt.getTime())) return [];
  return [
    {
      id,
      stars: starsOf(value),
      title: title?.value ?? '',
      body: body?.value ?? '',
      author: author?.value ?? '',
      submittedAt: submittedAt.toISOString(),
      language: writtenIn?.value ?? null,
      hairType: hairType?.value ?? null,
      isBought: verification?.value === 'verified_buyer',
      reply: reply?.value ?? null,
      pictureUrls: reviewPictures(parseJson(pictures?.value ?? null)),
    },
  ];
}
