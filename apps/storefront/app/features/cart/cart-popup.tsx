import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { InlineParts } from '../../shared/part/parts.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface CartPopupProps {
  /** What stands in it; `onLeave` is for links out of it. */
  readonly panel: (onLeave: () => void) => ReactNode;
}

/** The bag as a drawer from the right (spec §2, cart popup). */
export function CartPopup({ panel }: CartPopupProps) {
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
      <InlineParts>{panel(close)}</InlineParts>
    </Sheet>
  );
}
