import { type ReactNode, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import type { StoredValue } from '../../state/storage/stored-values.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './popup-card.module.css';

interface PopupCardProps {
  readonly title: string;
  /** Where it is kept for the session that the visitor closed it. */
  readonly closed: StoredValue<boolean>;
  readonly children: ReactNode;
}

/** Stands in a corner and takes no focus: it says something and is in nobody's way. */
export function PopupCard({ title, closed, children }: PopupCardProps) {
  const t = useT('promotions');
  const [isClosed, setIsClosed] = useState(() => readStored(closed) ?? false);
  if (isClosed) return null;
  const close = () => {
    writeStored(closed, true);
    setIsClosed(true);
  };
  return (
    <section className={styles['card']} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
      <IconButton icon="close" label={t('promo.popup.close')} onClick={close} />
    </section>
  );
}
