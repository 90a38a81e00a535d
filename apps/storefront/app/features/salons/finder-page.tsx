import type { Place } from '@lokke/domain/salons';
import { useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { useSalon } from '../../state/salon/use-salon.ts';
import { useLinkPolicy } from '../../ui/link.tsx';
import styles from './finder-page.module.css';
import type { Found } from './format-salon.ts';
import { SalonMap } from './salon-map.tsx';
import { SalonResults } from './salon-results.tsx';
import { type SalonSearch, SalonSearchForm } from './salon-search-form.tsx';

interface FinderPageProps {
  readonly found: Found;
  readonly query: string;
  readonly isNear: boolean;
  /** The cities of the whole market. */
  readonly places: readonly Place[];
}

/** Salon finder page; the search is in the URL. */
export function FinderPage({ found, query, isNear, places }: FinderPageProps) {
  const t = useT('salon');
  const navigate = useNavigate();
  const { pairs } = useLinkPolicy();
  const { state } = useNavigation();
  const { salon } = useSalon();
  const list = useRef<HTMLUListElement>(null);
  const [pickedSalonNo, setPickedSalonNo] = useState<string | null>(null);

  const search = ({ query: text, near }: SalonSearch) => {
    const parameters = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
    if (text !== '') parameters.set('query', text);
    if (near !== null) parameters.set('near', near);
    void navigate({ search: parameters.toString() }, { preventScrollReset: true });
  };

  const pick = (salonNo: string) => {
    setPickedSalonNo(salonNo);
    const items = [...(list.current?.children ?? [])];
    const item = items.find((one) => one.getAttribute('data-salon') === salonNo);
    item?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className={`page ${styles['page']}`} data-empty={found.salons.length === 0 || undefined}>
      <header className={styles['header']}>
        <PageTitle title={t('salon.find')} description={t('salon.intro')} />
        <p>{t('salon.intro')}</p>
        <SalonSearchForm query={query} isBusy={state === 'loading'} onSearch={search} />
      </header>
      <div className={styles['map']}>
        <SalonMap
          found={found.salons}
          places={places}
          chosenSalonNo={salon?.salonNo ?? null}
          isClose={query !== '' || isNear}
          isNumbered={true}
          onPick={pick}
        />
      </div>
      <div className={styles['list']}>
        <h2 className="visually-hidden">{t('salon.list')}</h2>
        <SalonResults
          found={found}
          query={query}
          pickedSalonNo={pickedSalonNo}
          isNumbered={true}
          listRef={list}
        />
      </div>
    </div>
  );
}
