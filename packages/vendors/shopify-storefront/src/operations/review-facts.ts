import { query } from '../client/operation.ts';

/** Review facts of each product, as stored. */
export const productReviewFacts = query(
  'ProductReviewFacts',
  `
query ProductReviewFacts($after: String, $country: CountryCode!, $language: LanguageCode!)
@inContext(country: $country, language: $language) {
  products(first: 250, after: $after) {
    nodes {
      id
      rating: metafield(namespace: "reviews", key: "rating") { value }
      count: metafield(namespace: "reviews", key: "rating_count") { value }
      list: metafield(namespace: "reviews", key: "list") { value }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`,
  [],
  ({ products: { nodes, pageInfo } }) => ({
    facts: nodes.map(({ id, rating, count, list }) => ({
      productId: id,
      rating: rating?.value ?? null,
      count: count?.value ?? null,
      list: list?.value ?? null,
    })),
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  }),
);
