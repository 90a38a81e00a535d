import { CartPanel } from '../features/cart/cart-panel.tsx';
import { DeliveryFiller } from '../features/promotions/delivery-filler.tsx';
import { PromotionOffers } from '../features/promotions/promotion-offers.tsx';
import { PromotionProgress } from '../features/promotions/promotion-progress.tsx';
import { CurrentSalonRow } from '../features/salons/current-salon-row.tsx';
import { OptionalChunk } from '../shared/chunk/chunk-fallbacks.tsx';

/** Complete contents of the cart popup, so that nothing shifts later. */
export function CartPopupContent({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <CartPanel
      onLeave={onLeave}
      progress={
        <OptionalChunk>
          <PromotionProgress />
        </OptionalChunk>
      }
      offers={
        <OptionalChunk>
          <DeliveryFiller />
          <PromotionOffers />
          <CurrentSalonRow isChangeable />
        </OptionalChunk>
      }
    />
  );
}
