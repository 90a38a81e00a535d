import { useT } from '../../shared/i18n/messages-provider.tsx';
import styles from './announcement.module.css';

export function Announcement() {
  const t = useT();
  return (
    <section aria-label={t('product.delivery')} className={styles['announcement']}>
      <span>{t('shell.announcement.delivery')}</span>
      <span>{t('shell.announcement.returns')}</span>
    </section>
  );
}
