/** A published review with words, without who wrote it but the name they show. */
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

/** All that is published of a product. */
export interface ProductReviews {
  readonly reviews: readonly Review[];
  /** Counts of ratings without words, 5 stars first. */
  readonly starsAlone: readonly number[];
}

/** A rating alone counts; there is nothing of it to read. */
export function hasWords({ title, body }: Pick<Review, 'title' | 'body'>): boolean {
  return `${title}${body}`.trim() !== '';
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
export function countByStars(reviews: readonly Pick<Review, 'stars'>[]): readonly number[] {
  return STARS.map((stars) => reviews.filter((review) => review.stars === stars).length);
}

/** Reads counts by stars of whatever a product says; nothing where they are none. */
export function readStarsAlone(said: unknown): readonly number[] {
  const isRead = Array.isArray(said) && said.length === STARS.length;
  return STARS.map((_, index) => (isRead ? Math.max(0, Math.trunc(Number(said[index])) || 0) : 0));
}

export function addStars(left: readonly number[], right: readonly number[]): readonly number[] {
  return STARS.map((_, index) => (left[index] ?? 0) + (right[index] ?? 0));
}
