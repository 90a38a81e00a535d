import { useState } from 'react';
import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './reviews.module.css';

/** The way to write one, and how reviews are checked. */
export function WriteInvitation({ handle }: { readonly handle: string }) {
  const t = useT('reviews');
  return (
    <>
      <WriteButton handle={handle} />
      <div className={styles['checked']}>
        <h3>{t('reviews.checked')}</h3>
        <p>{t('reviews.how')}</p>
      </div>
    </>
  );
}

export function FirstReview({ handle }: { readonly handle: string }) {
  const t = useT('reviews');
  return (
    <section
      id="reviews"
      tabIndex={-1}
      className={`page ${styles['reviews']}`}
      aria-labelledby="reviews-title"
    >
      <div className={styles['summary']}>
        <h2 id="reviews-title">{t('reviews.title')}</h2>
        <p>{t('reviews.none')}</p>
        <WriteInvitation handle={handle} />
      </div>
    </section>
  );
}

const WriteDialog = lazyWithMessages(
  ['writing'],
  async () => (await import('./write-dialog.tsx')).WriteDialog,
);

function WriteButton({ handle }: { readonly handle: string }) {
  const t = useT('reviews');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button appearance="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('reviews.write')}
      </Button>
      <DialogChunk isOpen={isOpen} onClose={close}>
        <WriteDialog handle={handle} isOpen={isOpen} onClose={close} />
      </DialogChunk>
    </>
  );
}
