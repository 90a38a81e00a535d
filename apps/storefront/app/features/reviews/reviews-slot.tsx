import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import type { ReviewsSectionProps } from './reviews-section.tsx';

// On the page from the server; its script comes after the page's.
const ReviewsSection = lazyWithMessages(
  ['reviews'],
  async () => (await import('./reviews-section.tsx')).ReviewsSection,
);

const FirstReview = lazyWithMessages(
  ['reviews'],
  async () => (await import('./write-invitation.tsx')).FirstReview,
);

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
