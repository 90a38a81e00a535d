import { CartPanel } from '../features/cart/cart-panel.tsx';
import { PromotionOffers } from '../features/promotions/promotion-offers.tsx';
import { PromotionProgress } from '../features/promotions/promotion-progress.tsx';
import { SalonLine } from '../features/salons/salon-line.tsx';
import { QuietParts } from '../shared/part/parts.tsx';

/** The bag as it stands in its popup, whole: nothing that comes later moves its lines. */
export function BagPanel({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <CartPanel
      onLeave={onLeave}
      progress={
        <QuietParts>
          <PromotionProgress />
        </QuietParts>
      }
      offers={
        <QuietParts>
          <PromotionOffers />
          <SalonLine isChangeable />
        </QuietParts>
      }
    />
  );
}
