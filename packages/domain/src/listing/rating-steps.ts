import type { Rating } from '../catalogue/index.ts';

// "4 stars and more" includes what has 4.5: a product has every step that it reaches.
const STEPS = [4.5, 4, 3] as const;

/** The values of the rating group that a product has, the highest first. Without a rating it has none. */
export function ratingSteps(rating: Pick<Rating, 'averageRating'> | null): readonly string[] {
  if (rating === null) return [];
  return STEPS.filter((step) => rating.averageRating >= step).map(String);
}
