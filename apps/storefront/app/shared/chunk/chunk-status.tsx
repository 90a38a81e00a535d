import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { useT } from '../i18n/messages-provider.tsx';
import styles from './part-trouble.module.css';
import { useIsOnline } from './use-is-online.ts';

/** While something is being fetched: that it is, or that there is no network to fetch it by. */
export function ChunkLoading({ text }: { readonly text?: string }) {
  const t = useT();
  const isOnline = useIsOnline();
  return isOnline ? (
    <p role="status">{text ?? t('shell.loading')}</p>
  ) : (
    <Told text={t('errors.part.offline')} />
  );
}

/** What could not be fetched, with a way to try again. */
export function ChunkFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useT();
  return (
    <div className={styles['failed']}>
      <Told text={t('errors.part.failed')} />
      <Button appearance="secondary" onClick={onRetry}>
        {t('errors.retry')}
      </Button>
    </div>
  );
}

function Told({ text }: { readonly text: string }) {
  const announce = useAnnounce();
  useEffect(() => announce(text), [announce, text]);
  return <p>{text}</p>;
}
