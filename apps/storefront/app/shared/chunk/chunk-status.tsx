import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { restoreFocus } from '../../ui/restore-focus.ts';
import { useT } from '../i18n/messages-provider.tsx';
import styles from './part-trouble.module.css';

/** Loading, or offline, status. */
export function ChunkLoading({ text }: { readonly text?: string }) {
  const t = useT();
  const isOnline = useIsOnline();
  return isOnline ? (
    <p role="status">{text ?? t('shell.loading')}</p>
  ) : (
    <StatusText text={t('errors.part.offline')} />
  );
}

export function ChunkFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  return (
    <div className={styles['failed']}>
      <StatusText text={t('errors.part.failed')} />
      <Button
        appearance="secondary"
        onClick={({ currentTarget }) => {
          // The focused button is replaced by what comes.
          restoreFocus(currentTarget);
          onRetry();
        }}
      >
        {t('errors.retry')}
      </Button>
    </div>
  );
}

function StatusText({ text }: { readonly text: string }) {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
  return <p>{text}</p>;
}

/** `navigator.onLine`; state/connectivity knows better once loaded. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
