import type { SortOption } from '@lokke/domain/listing';
import { memo, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { ListingData } from '../../shared/catalogue/load-listing.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Trail } from '../../shared/trail.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { useStableCallback } from '../../ui/use-stable-callback.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { CardList } from './card-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import styles from './listing-page.module.css';
import { SortMenu } from './sort-menu.tsx';
import { useFilterLabels } from './use-filter-labels.ts';
import { type Listing, useListing } from './use-listing.ts';

interface HeadingProps {
  readonly title: string;
  readonly intro: string;
  /** Decoration beside the heading. */
  readonly picture?: ReactNode;
}

interface ListingPageProps extends HeadingProps {
  readonly listing: ListingData;
}

/** Memoized: the router renders a route anew for each change of its state. */
export const ListingPage = memo(function ListingPage(props: ListingPageProps) {
  const { title, intro, listing: data, picture } = props;
  const t = useT('listing');
  const listing = useListing(data);
  const { cards } = data;
  const { visible, entries, state, change } = listing;
  const sort = useStableCallback((sortOption: SortOption) =>
    change({ type: 'setSortOption', sortOption }),
  );
  // Sent by the form without scripts only.
  const search = useDeferredValue(listing.search);
  useAnnouncedCount(t('listing.count', { count: visible.length }));
  return (
    <>
      <Heading title={title} intro={intro} picture={picture} />
      <div className={`page ${styles['tools']}`}>
        {entries.length > 1 && <FilterBar listing={listing} />}
        <div className={styles['sort']}>
          {visible.length > 1 && state.sortOption !== null && (
            <SortMenu sortOption={state.sortOption} search={search} onChange={sort} />
          )}
        </div>
        <div className={styles['bar']}>
          <h2>{t('listing.count', { count: visible.length })}</h2>
          <AppliedFilters listing={listing} />
        </div>
      </div>
      <div className="page">
        {visible.length > 0 && (
          <CardList listing={listing} given={cards} eagerCount={picture ? 0 : 1} />
        )}
        {visible.length === 0 &&
          (entries.length > 0 ? <NoMatch {...listing} /> : <NothingListed />)}
      </div>
    </>
  );
});

/** Memoized: independent of the list's state. */
const Heading = memo(function Heading({ title, intro, picture }: HeadingProps) {
  return (
    <header className={styles['header']} data-has-picture={picture ? true : undefined}>
      {picture}
      <div className={`page ${styles['heading']}`}>
        <Trail current={title} />
        <h1>{title}</h1>
        {intro !== '' && <p>{intro}</p>}
      </div>
    </header>
  );
});

/** No matches: offers to undo the last choice. */
function NoMatch({ state, groups, change }: Listing) {
  const t = useT('listing');
  const labels = useFilterLabels(groups);
  const { pathname } = useLocation();
  const last = state.filters.at(-1);
  return (
    <EmptyState text={t('filter.nothing')}>
      {last && (
        <Button
          className={styles['without']}
          onClick={() => change({ type: 'removeFilter', filter: last })}
        >
          {t('filter.nothing.without', { name: labels.value(last) })}
        </Button>
      )}
      {/* A link, so that it works without scripts. */}
      <ButtonLink to={pathname} replace preventScrollReset appearance="secondary">
        {t('filter.clear')}
      </ButtonLink>
    </EmptyState>
  );
}

function NothingListed() {
  const t = useT('listing');
  return (
    <EmptyState text={t('listing.empty')}>
      <ButtonLink to="/shop">{t('listing.empty.action')}</ButtonLink>
    </EmptyState>
  );
}

/** Announces changes only; on page load the heading says it. */
function useAnnouncedCount(message: string): void {
  const announce = useAnnounce();
  const announced = useRef(message);
  useEffect(() => {
    if (announced.current === message) return;
    announced.current = message;
    announce(message);
  }, [message, announce]);
}
