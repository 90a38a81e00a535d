import type { ReactNode } from 'react';
import { InlineChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useOnNavigation } from '../../shared/use-on-navigation.ts';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface CartPopupProps {
  /** `onLeave` closes the popup for links out of it. */
  readonly panel: (onLeave: () => void) => ReactNode;
}

/** Cart popup (spec §2). */
export function CartPopup({ panel }: CartPopupProps) {
  const t = useT();
  const { ui, dispatch } = useUI();
  const close = () => dispatch({ type: 'closeCartPopup' });
  useOnNavigation(close);

  return (
    <Sheet
      isOpen={ui.displayCartPopup}
      onClose={close}
      side="right"
      title={t('cart.title')}
      closeLabel={t('shell.close')}
    >
      <InlineChunk>{panel(close)}</InlineChunk>
    </Sheet>
  );
}
