import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const CartPanel = lazy(() =>
  import('./cart-panel.tsx').then((module) => ({ default: module.CartPanel })),
);

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
      <Suspense fallback={<p role="status">{t('cart.loading')}</p>}>
        <CartPanel onLeave={close} progress={progress} offers={offers} />
      </Suspense>
    </Sheet>
  );
}
