import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import type { ReviewsSectionProps } from './reviews-section.tsx';

// On the page from the server; its script comes after the page's.
const ReviewsSection = lazyWithRetry(
  async () => (await import('./reviews-section.tsx')).ReviewsSection,
);
const FirstReview = lazyWithRetry(async () => (await import('./reviews-section.tsx')).FirstReview);

interface ReviewsSlotProps extends Omit<ReviewsSectionProps, 'opening'> {
  /** Null without any, or where they cannot be had. */
  readonly opening: ReviewsSectionProps['opening'] | null;
}

export function ReviewsSlot({ opening, ...about }: ReviewsSlotProps) {
  if (opening === null && about.rating !== null) return null;
  return (
    <OptionalChunk>
      {opening === null ? (
        <FirstReview handle={about.handle} />
      ) : (
        <ReviewsSection {...about} opening={opening} />
      )}
    </OptionalChunk>
  );
}
