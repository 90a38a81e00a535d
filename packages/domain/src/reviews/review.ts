/** A published review, without who wrote it but the name they show. */
export interface Review {
  readonly id: string;
  /** 1 to 5, whole. */
  readonly stars: number;
  readonly title: string;
  readonly body: string;
  /** First name and initial; empty once the writer was erased. */
  readonly author: string;
  /** ISO 8601. */
  readonly submittedAt: string;
  /** Such as `nl`; null where nobody said. */
  readonly language: string | null;
  readonly hairType: string | null;
  /** An order of the writer has the product. */
  readonly isBought: boolean;
  /** Answer of the shop. */
  readonly reply: string | null;
  /** Addresses of the writer's pictures. */
  readonly pictureUrls: readonly string[];
}

const MAX_PICTURES = 4;
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

/** The pictures of a review, of whatever somebody listed: web addresses only, and a few. */
export function reviewPictures(listed: unknown): readonly string[] {
  if (!Array.isArray(listed)) return [];
  return listed
    .filter((one): one is string => typeof one === 'string' && WEB_ADDRESS.test(one))
    .slice(0, MAX_PICTURES);
}

export function newestFirst(
  left: Pick<Review, 'submittedAt'>,
  right: Pick<Review, 'submittedAt'>,
): number {
  if (left.submittedAt === right.submittedAt) return 0;
  return left.submittedAt < right.submittedAt ? 1 : -1;
}

export const STARS = [5, 4, 3, 2, 1] as const;

/** Imported ratings may have halves. */
export function starsOf(rating: number): number {
  return Math.min(5, Math.max(1, Math.round(rating)));
}

/** Counts by stars, 5 stars first. */
export function countByStars(reviews: readonly Review[]): readonly number[] {
  return STARS.map((stars) => reviews.filter((review) => review.stars === stars).length);
}
