import { type OpeningReviews, STARS } from '@lokke/domain/reviews';

const DESCRIBED = 3;

/** A few reviews for the product's JSON-LD (schema.org). */
export function describeReviews(reviews: OpeningReviews | null) {
  if (reviews === null) return {};
  return {
    review: reviews.first.slice(0, DESCRIBED).map(({ author, stars, ...review }) => ({
      '@type': 'Review',
      // Without a name it would be invalid.
      ...(author !== '' && { author: { '@type': 'Person', name: author } }),
      datePublished: review.submittedAt.slice(0, 10),
      ...(review.language !== null && { inLanguage: review.language }),
      name: review.title,
      reviewBody: review.body,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: STARS[0] },
    })),
  };
}
