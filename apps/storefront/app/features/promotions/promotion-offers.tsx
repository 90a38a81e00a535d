import { freeItemOffers, giftOffers } from '@lokke/domain/discounts';
import { useEffect } from 'react';
import { useCart } from '../../state/cart/use-cart.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useAutomaticDiscounts } from '../../state/promotions/use-automatic-discounts.ts';
import { GiftChooser } from './gift-chooser.tsx';
import { OfferChooser } from './offer-chooser.tsx';

interface PromotionOffersProps {
  /** Called when the offers are known. */
  readonly onKnown?: () => void;
}

/** Earned but unchosen rewards (spec §4). */
export function PromotionOffers({ onKnown }: PromotionOffersProps) {
  const { checkout } = useCart();
  const { settings } = useGlobalModules().promotions;
  const available = useAutomaticDiscounts();
  const isKnown = available !== null;
  useEffect(() => {
    if (isKnown) onKnown?.();
  }, [isKnown, onKnown]);
  if (checkout === null || available === null) return null;
  const lines = checkout.lines.edges.map(({ node }) => node);
  const { discounts, gifts } = available;
  return (
    <div tabIndex={-1}>
      {freeItemOffers({ lines, discounts, promo: settings }).map((offer) => (
        <OfferChooser key={offer.discountId} offer={offer} />
      ))}
      {giftOffers(lines, gifts).map((offer) => (
        <GiftChooser key={offer.discountId} offer={offer} />
      ))}
    </div>
  );
}
