import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';

/** For the bag's own page, which has to come with little and brings the texts itself. */
export const LazyOffers = lazyWithRetry(
  async () => (await import('./promotion-offers.tsx')).PromotionOffers,
);
