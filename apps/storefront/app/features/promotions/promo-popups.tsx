import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { QuietParts } from '../../shared/part/parts.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useHasBag } from '../../state/promotions/use-has-bag.ts';

const PopupCards = lazyWithTexts(
  ['promotions'],
  async () => (await import('./popup-cards.tsx')).PopupCards,
);

/** The two popups of spec §2, where the shop has them; they speak of a bag, so they wait for one. */
export function PromoPopups() {
  const { freeTravelSize, noKickbackFee } = useGlobalModules().promotions.popups;
  const hasBag = useHasBag();
  if (!hasBag || (freeTravelSize === null && noKickbackFee === null)) return null;
  return (
    <QuietParts>
      <PopupCards />
    </QuietParts>
  );
}
