import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { InlineParts } from '../../shared/part/parts.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const CartPanel = lazyWithTexts(['bag'], async () => (await import('./cart-panel.tsx')).CartPanel);

interface CartPopupProps {
  /** What stands above the lines: how far the bag has come. */
  readonly progress: ReactNode;
  /** What stands below them: what can be chosen. */
  readonly offers: ReactNode;
}

/** The bag as a drawer from the right (spec §2, cart popup). */
export function CartPopup({ progress, offers }: CartPopupProps) {
  const t = useT();
  const { ui, dispatch } = useUI();
  const { key } = useLocation();
  const close = () => dispatch({ type: 'closeCartPopup' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the popup of this one.
  useEffect(() => dispatch({ type: 'closeCartPopup' }), [key]);

  return (
    <Sheet
      isOpen={ui.displayCartPopup}
      onClose={close}
      side="right"
      title={t('cart.title')}
      closeLabel={t('shell.close')}
    >
      <InlineParts>
        <CartPanel onLeave={close} progress={progress} offers={offers} />
      </InlineParts>
    </Sheet>
  );
}
