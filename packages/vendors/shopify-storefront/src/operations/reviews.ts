import { query } from '../client/document.ts';

/** The newest reviews of a product: a list metafield holds at most 128. */
export const productReviews = query(
  'ProductReviews',
  ({ product }) => product && (product.reviews?.references?.nodes ?? []),
);
