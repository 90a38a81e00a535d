import { useState } from 'react';
import { InlineChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useOnNavigation } from '../../shared/use-on-navigation.ts';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const SalonPanel = lazyWithMessages(
  ['salon'],
  async () => (await import('./salon-panel.tsx')).SalonPanel,
);

/** Salon selector popup (spec §2); contents load on first open. */
export function SalonSelector() {
  const t = useT();
  const { ui, dispatch } = useUI();
  const isOpen = ui.displaySalonSelector;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const close = () => dispatch({ type: 'closeSalonSelector' });
  useOnNavigation(close);

  if (!wasOpen) return null;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      side="right"
      title={t('salon.choose')}
      closeLabel={t('shell.close')}
    >
      <InlineChunk>
        <SalonPanel onDone={close} />
      </InlineChunk>
    </Sheet>
  );
}
