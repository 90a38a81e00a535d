import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CurrentSalonRow } from './current-salon-row.tsx';
import styles from './salon-panel.module.css';
import { SalonResults } from './salon-results.tsx';
import { SalonSearchForm } from './salon-search-form.tsx';
import { useSalonSearch } from './use-salon-search.ts';

/** What stands in the salon selector popup. */
export function SalonPanel({ onDone }: { readonly onDone: () => void }) {
  const t = useT('salon');
  const { found, isBusy, query, search } = useSalonSearch();
  return (
    <div className={styles['panel']}>
      <CurrentSalonRow />
      <SalonSearchForm query={query} isBusy={isBusy} onSearch={search} />
      {found === null ? (
        <p role="status">{t('salon.loading')}</p>
      ) : (
        <SalonResults found={found} onChosen={onDone} onLeave={onDone} />
      )}
      <ButtonLink appearance="secondary" to="/salon/" onClick={onDone}>
        {t('salon.onMap')}
      </ButtonLink>
    </div>
  );
}
