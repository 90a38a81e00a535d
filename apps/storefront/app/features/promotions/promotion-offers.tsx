import { freeItemOffers, giftOffers } from '@lokke/domain/discounts';
import { useEffect } from 'react';
import { useCart } from '../../state/cart/use-cart.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useAutomaticDiscounts } from '../../state/promotions/use-automatic-discounts.ts';
import { GiftChooser } from './gift-chooser.tsx';
import { OfferChooser } from './offer-chooser.tsx';

interface PromotionOffersProps {
  /** Told when it is known what is on offer. */
  readonly onKnown?: () => void;
}

/** What the bag has earned and the shopper has not chosen yet (spec §4). */
export function PromotionOffers({ onKnown }: PromotionOffersProps) {
  const { checkout } = useCart();
  const { settings } = useGlobalModules().promotions;
  const onOffer = useAutomaticDiscounts();
  const isKnown = onOffer !== null;
  useEffect(() => {
    if (isKnown) onKnown?.();
  }, [isKnown, onKnown]);
  if (checkout === null || onOffer === null) return null;
  const lines = checkout.lines.edges.map(({ node }) => node);
  const { discounts, gifts } = onOffer;
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
