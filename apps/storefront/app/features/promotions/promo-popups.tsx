import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useHasCart } from '../../state/cart/cart-provider.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';

const PopupCards = lazyWithMessages(
  ['promotions'],
  async () => (await import('./popup-cards.tsx')).PopupCards,
);

/** The two popups of spec §2, loaded once there is a cart. */
export function PromoPopups() {
  const { freeTravelSize, noKickbackFee } = useGlobalModules().promotions.popups;
  const hasCart = useHasCart();
  if (!hasCart || (freeTravelSize === null && noKickbackFee === null)) return null;
  return (
    <OptionalChunk>
      <PopupCards />
    </OptionalChunk>
  );
}
