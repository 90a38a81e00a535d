import { query } from '../client/document.ts';

/** Review facts of each product, as stored. */
export const productReviewFacts = query('ProductReviewFacts', {
  takes: '$after: String',
  text: `
  products(first: 250, after: $after) {
    nodes {
      id
      rating: metafield(namespace: "reviews", key: "rating") { value }
      count: metafield(namespace: "reviews", key: "rating_count") { value }
      list: metafield(namespace: "reviews", key: "list") { value }
    }
    pageInfo { hasNextPage endCursor }
  }
`,
  select: ({ products: { nodes, pageInfo } }) => ({
    facts: nodes.map(({ id, rating, count, list }) => ({
      productId: id,
      rating: rating?.value ?? null,
      count: count?.value ?? null,
      list: list?.value ?? null,
    })),
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  }),
});
