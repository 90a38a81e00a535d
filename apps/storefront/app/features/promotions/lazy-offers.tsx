import { lazyPart } from '../../shared/part/lazy-part.tsx';

/** For the bag's own page, which has to come with little and brings the texts itself. */
export const LazyOffers = lazyPart(
  async () => (await import('./promotion-offers.tsx')).PromotionOffers,
);
