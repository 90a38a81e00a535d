import { callApi } from '@lokke/contract/call';
import { findSalons } from '@lokke/contract/salons';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CurrentSalonRow } from './current-salon-row.tsx';
import type { Found } from './found-salons.ts';
import styles from './salon-panel.module.css';
import { SalonResults } from './salon-results.tsx';
import type { SalonSearch } from './salon-search-form.tsx';
import { SalonSearchForm } from './salon-search-form.tsx';

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

const FAILED: Found = { salons: [], total: 0, failed: true };

interface SearchedSalons {
  /** null until the first answer. */
  readonly found: Found | null;
  readonly isBusy: boolean;
  readonly query: string;
  readonly search: (search: SalonSearch) => void;
}

/** The finder without a page: asks our API, first for the market as a whole. */
function useSalonSearch(): SearchedSalons {
  const { locale } = useMarket();
  const [found, setFound] = useState<Found | null>(null);
  const [asked, setAsked] = useState<SalonSearch>({ query: '', near: null });
  const [isBusy, setIsBusy] = useState(true);
  const latest = useRef(asked);

  useEffect(() => {
    latest.current = asked;
    setIsBusy(true);
    const { query, near } = asked;
    const request = { locale, ...(query && { query }), ...(near !== null && { near }) };
    const options = { fetch: window.fetch.bind(window), log: (text: string) => console.warn(text) };
    void callApi(findSalons, request, options).then((answer) => {
      // An answer that was overtaken by a later question is nobody's.
      if (latest.current !== asked) return;
      setFound(answer.ok ? answer.value : FAILED);
      setIsBusy(false);
    });
  }, [asked, locale]);

  return { found, isBusy, query: asked.query, search: setAsked };
}
