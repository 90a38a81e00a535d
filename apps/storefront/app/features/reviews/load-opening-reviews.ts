import type { Catalogue } from '@lokke/contract/ports';
import type { Language } from '@lokke/domain/markets';
import { type OpeningReviews, openingReviews, STARS } from '@lokke/domain/reviews';

/**
 * The first reviews of a product's page; null where there are none or they cannot be had. Waits for the catalogue alone,
 * which is mostly there: a product without a rating is not asked about.
 */
export async function loadOpeningReviews(
  catalogue: Pick<Catalogue, 'products' | 'reviews'>,
  handle: string,
  language: Language,
): Promise<OpeningReviews | null> {
  const products = await catalogue.products();
  const listed = products.kind === 'found' ? products.value : [];
  if (listed.find((each) => each.handle === handle)?.rating === null) return null;
  const reviews = await catalogue.reviews(handle);
  return reviews.kind === 'found' ? openingReviews(reviews.value, language) : null;
}

const DESCRIBED = 3;

/** A few reviews for the product's JSON-LD (schema.org). */
export function describeReviews(reviews: OpeningReviews | null) {
  if (reviews === null) return {};
  return {
    review: reviews.first.slice(0, DESCRIBED).map(({ author, stars, ...review }) => ({
      '@type': 'Review',
      // Left out: it would be invalid without a name.
      ...(author !== '' && { author: { '@type': 'Person', name: author } }),
      datePublished: review.submittedAt.slice(0, 10),
      ...(review.language !== null && { inLanguage: review.language }),
      name: review.title,
      reviewBody: review.body,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: STARS[0] },
    })),
  };
}
