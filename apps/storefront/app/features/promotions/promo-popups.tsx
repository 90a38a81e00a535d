import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useHasCart } from '../../state/promotions/use-has-cart.ts';

const PopupCards = lazyWithMessages(
  ['promotions'],
  async () => (await import('./popup-cards.tsx')).PopupCards,
);

/** The two popups of spec §2, where the shop has them; they speak of a bag, so they wait for one. */
export function PromoPopups() {
  const { freeTravelSize, noKickbackFee } = useGlobalModules().promotions.popups;
  const hasBag = useHasCart();
  if (!hasBag || (freeTravelSize === null && noKickbackFee === null)) return null;
  return (
    <OptionalChunk>
      <PopupCards />
    </OptionalChunk>
  );
}
