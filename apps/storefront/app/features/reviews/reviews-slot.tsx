import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { ChunkFailed } from '../../shared/chunk/chunk-status.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { StaticUntilNear } from '../../shared/chunk/static-until-near.tsx';
// Styles come with the page: the script comes much later, or never.
import styles from './reviews.module.css';
import type { ReviewsSectionProps } from './reviews-section.tsx';

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
    // Takes the focus from the button that asks for the script again.
    <div tabIndex={-1}>
      <OptionalChunk failed={(tryAgain) => <FailedReviews onRetry={tryAgain} />}>
        <StaticUntilNear>
          {opening === null ? (
            <FirstReview handle={about.handle} />
          ) : (
            <ReviewsSection {...about} opening={opening} />
          )}
        </StaticUntilNear>
      </OptionalChunk>
    </div>
  );
}

/** Keeps the place that the stars beside the name lead to. */
function FailedReviews({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <section id="reviews" className={`page ${styles['reviews']}`}>
      <ChunkFailed onRetry={onRetry} />
    </section>
  );
}
