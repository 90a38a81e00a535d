import type { Catalogue } from '@lokke/contract/ports';
import type { Language } from '@lokke/domain/markets';
import { type OpeningReviews, openingReviews } from '@lokke/domain/reviews';

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
