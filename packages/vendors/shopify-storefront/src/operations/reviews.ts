import { query } from '../client/document.ts';

/** The newest reviews of a product: a list metafield holds at most 128. */
export const productReviews = query('ProductReviews', {
  takes: '$handle: String!',
  text: `
  product(handle: $handle) {
    reviews: metafield(namespace: "reviews", key: "list") {
      references(first: 128) {
        nodes {
          __typename
          ... on Metaobject {
            id
            rating: field(key: "rating") { value }
            title: field(key: "title") { value }
            body: field(key: "body") { value }
            author: field(key: "author_display_name") { value }
            submittedAt: field(key: "submitted_at") { value }
            writtenIn: field(key: "language") { value }
            hairType: field(key: "hair_type") { value }
            verification: field(key: "app_verification_status") { value }
            reply: field(key: "merchant_reply") { value }
            pictures: field(key: "media_urls") { value }
          }
        }
      }
    }
  }
`,
  select: ({ product }) => product && (product.reviews?.references?.nodes ?? []),
});
