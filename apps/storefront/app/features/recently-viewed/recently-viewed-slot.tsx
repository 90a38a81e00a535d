import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useLoaded } from '../../shared/run-when-idle.ts';

// Reads browser storage, so it is not rendered on the server.
const RecentlyViewed = lazyWithMessages(
  ['recent'],
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
);

interface RecentlyViewedSlotProps {
  readonly productId?: string;
}

/** Apart, so that the page does not render with it. */
export function RecentlyViewedSlot({ productId }: RecentlyViewedSlotProps) {
  const isLoaded = useLoaded();
  return (
    <OptionalChunk>{isLoaded && <RecentlyViewed productId={productId ?? null} />}</OptionalChunk>
  );
}
