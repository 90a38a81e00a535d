import { lazy, Suspense } from 'react';

const Progress = lazy(async () => ({
  default: (await import('./promotion-progress.tsx')).PromotionProgress,
}));
const Offers = lazy(async () => ({
  default: (await import('./promotion-offers.tsx')).PromotionOffers,
}));

/** Both stand beside a bag that only a browser knows, so no page has to bring them along. */
export function PromotionProgress() {
  return (
    <Suspense>
      <Progress />
    </Suspense>
  );
}

export function PromotionOffers() {
  return (
    <Suspense>
      <Offers />
    </Suspense>
  );
}
