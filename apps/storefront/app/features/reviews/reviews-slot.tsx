import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import type { ReviewsSectionProps } from './reviews-section.tsx';

// On the page from the server; its script comes after the page's.
const ReviewsSection = lazyWithMessages(
  ['reviews'],
  async () => (await import('./reviews-section.tsx')).ReviewsSection,
);

export function ReviewsSlot(props: ReviewsSectionProps) {
  return (
    <OptionalChunk>
      <ReviewsSection {...props} />
    </OptionalChunk>
  );
}
