import { query } from '../client/document.ts';

export const productReviewFacts = query(
  'ProductReviewFacts',
  ({ products: { nodes, pageInfo } }) => ({
    facts: nodes.map(({ id, rating, count, list, alone }) => ({
      productId: id,
      rating: rating?.value ?? null,
      count: count?.value ?? null,
      list: list?.value ?? null,
      alone: alone?.value ?? null,
    })),
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  }),
);
