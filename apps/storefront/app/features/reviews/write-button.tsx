import { useState } from 'react';
import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';

const WriteDialog = lazyWithMessages(
  ['writing'],
  async () => (await import('./write-dialog.tsx')).WriteDialog,
);

export function WriteButton({ handle }: { readonly handle: string }) {
  const t = useT('reviews');
  const [isRequested, setIsRequested] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = () => {
    setIsRequested(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button appearance="secondary" aria-haspopup="dialog" onClick={open}>
        {t('reviews.write')}
      </Button>
      {isRequested && (
        <DialogChunk isOpen={isOpen} onClose={close}>
          <WriteDialog handle={handle} isOpen={isOpen} onClose={close} />
        </DialogChunk>
      )}
    </>
  );
}
