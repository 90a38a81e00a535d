import { query } from '../client/document.ts';

/** The newest reviews of a product, of which a list metafield holds at most 128, and counts of ratings alone. */
export const productReviews = query(
  'ProductReviews',
  ({ product }) =>
    product && {
      nodes: product.reviews?.references?.nodes ?? [],
      alone: product.alone?.value ?? null,
    },
);
