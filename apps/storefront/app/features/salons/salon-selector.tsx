import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { InlineParts } from '../../shared/part/parts.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const SalonPanel = lazyWithTexts(
  ['salon'],
  async () => (await import('./salon-panel.tsx')).SalonPanel,
);

/** The salon selector popup (spec §2); what is in it is loaded when it is first opened. */
export function SalonSelector() {
  const t = useT();
  const { ui, dispatch } = useUI();
  const { key } = useLocation();
  const isOpen = ui.displaySalonSelector;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const close = () => dispatch({ type: 'closeSalonSelector' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the popup of this one.
  useEffect(() => dispatch({ type: 'closeSalonSelector' }), [key]);

  if (!wasOpen) return null;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      side="right"
      title={t('salon.choose')}
      closeLabel={t('shell.close')}
    >
      <InlineParts>
        <SalonPanel onDone={close} />
      </InlineParts>
    </Sheet>
  );
}
