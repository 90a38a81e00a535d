import { useState } from 'react';
import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { InlineParts } from '../../shared/part/parts.tsx';
import { useOnNextPage } from '../../shared/use-on-next-page.ts';
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
  const isOpen = ui.displaySalonSelector;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const close = () => dispatch({ type: 'closeSalonSelector' });
  useOnNextPage(close);

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
