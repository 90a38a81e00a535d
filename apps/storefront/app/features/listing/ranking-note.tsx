import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './ranking-note.module.css';

/** Says in a sentence how rows or results are ranked (Directive 2005/29/EC, art. 7(4a)). */
export function RankingNote({ of }: { readonly of: 'list' | 'search' }) {
  const t = useT('listing');
  return (
    <p className={styles['note']}>
      {t(of === 'list' ? 'list.ranked' : 'list.ranked.search')}{' '}
      <Link to="/ranking">{t('list.ranked.how')}</Link>
    </p>
  );
}
