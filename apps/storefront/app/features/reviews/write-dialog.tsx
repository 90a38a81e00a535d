import { useEffect, useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useIsLoggedIn } from '../../state/customer/logged-in-customer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useWriteReview } from './use-write-review.ts';
import styles from './write-dialog.module.css';
import { WriteForm } from './write-form.tsx';

interface WriteDialogProps {
  readonly handle: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function WriteDialog({ handle, isOpen, onClose }: WriteDialogProps) {
  const t = useT('writing');
  const isLoggedIn = useIsLoggedIn();
  const written = useWriteReview(handle);
  const isSent = written.state.kind === 'sent';
  const thanks = useRef<HTMLDivElement>(null);
  // The form goes, and the focus with it.
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      side="centre"
      title={t('writing.title')}
      closeLabel={t('shell.close')}
    >
      <div className={styles['content']}>
        {isSent ? (
          <Notice ref={thanks} tone="success" tabIndex={-1}>
            {t('writing.thanks')}
          </Notice>
        ) : isLoggedIn ? (
          <WriteForm written={written} />
        ) : (
          <>
            <p>{t('writing.login')}</p>
            <ButtonLink to="/account/login">{t('writing.login.action')}</ButtonLink>
          </>
        )}
      </div>
    </Sheet>
  );
}
