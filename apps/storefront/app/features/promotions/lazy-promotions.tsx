import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { QuietParts } from '../../shared/part/parts.tsx';

const Progress = lazyWithTexts(
  ['promotions'],
  async () => (await import('./promotion-progress.tsx')).PromotionProgress,
);
const Offers = lazyWithTexts(
  ['bag', 'promotions'],
  async () => (await import('./promotion-offers.tsx')).PromotionOffers,
);

/** Both stand beside a bag that only a browser knows, so no page has to bring them along. */
export function PromotionProgress() {
  return (
    <QuietParts>
      <Progress />
    </QuietParts>
  );
}

export function PromotionOffers() {
  return (
    <QuietParts>
      <Offers />
    </QuietParts>
  );
}
