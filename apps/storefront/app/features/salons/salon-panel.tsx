import { callApi } from '@lokke/contract/call';
import { findSalons } from '@lokke/contract/salons';
import { useEffect, useRef, useState } from 'react';
import { CALL_OPTIONS } from '../../shared/call-options.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CurrentSalonRow } from './current-salon-row.tsx';
import type { Found } from './format-salon.ts';
import styles from './salon-panel.module.css';
import { SalonResults } from './salon-results.tsx';
import { type SalonSearch, SalonSearchForm } from './salon-search-form.tsx';

/** Contents of the salon selector. */
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
        <SalonResults found={found} query={query} onChosen={onDone} onLeave={onDone} />
      )}
      <ButtonLink appearance="secondary" to="/salon/" onClick={onDone}>
        {t('salon.onMap')}
      </ButtonLink>
    </div>
  );
}

const FAILED: Found = { salons: [], total: 0, failed: true };

/** Searches by API, initially the whole market. */
function useSalonSearch() {
  const { locale } = useMarket();
  /** Null until the first response. */
  const [found, setFound] = useState<Found | null>(null);
  const [criteria, setCriteria] = useState<SalonSearch>({ query: '', near: null });
  const [isBusy, setIsBusy] = useState(true);
  const latest = useRef(criteria);

  useEffect(() => {
    latest.current = criteria;
    setIsBusy(true);
    const { query, near } = criteria;
    const request = { locale, ...(query && { query }), ...(near !== null && { near }) };
    void callApi(findSalons, request, CALL_OPTIONS).then((result) => {
      // Ignores responses overtaken by a later search.
      if (latest.current !== criteria) return;
      setFound(result.ok ? result.value : FAILED);
      setIsBusy(false);
    });
  }, [criteria, locale]);

  return { found, isBusy, query: criteria.query, search: setCriteria };
}
