import type { SortOption } from '@lokke/domain/listing';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import type { ListingData } from '../../shared/catalogue/load-listing.ts';
import type { LongListing } from '../../shared/catalogue/long-listing.ts';
import type { ShortListing } from '../../shared/catalogue/short-listing.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Trail } from '../../shared/trail.tsx';
import { PriceNote } from '../../state/law/price-note.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAnnouncedChange } from '../../ui/use-announced-change.ts';
import { useStableCallback } from '../../ui/use-stable-callback.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { CardList } from './card-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { Listing } from './listing.ts';
import styles from './listing-page.module.css';
import { RankingNote } from './ranking-note.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useFilterLabels } from './use-filter-labels.ts';
import { useLongListing, useShortListing } from './use-short-listing.ts';

interface HeadingProps {
  readonly title: string;
  readonly intro: string;
  /** Decoration beside the heading. */
  readonly picture?: ReactNode;
}

interface ListingPageProps extends HeadingProps {
  readonly listing: ListingData;
}

/**
 * Shows a list, whether the page or the server filters and sorts it. Memoized: the router renders a route anew for each
 * change of its state.
 */
export const ListingPage = memo(function ListingPage({ listing, ...heading }: ListingPageProps) {
  return listing.kind === 'short' ? (
    <ShortList listing={listing} {...heading} />
  ) : (
    <LongList listing={listing} {...heading} />
  );
});

function ShortList({ listing, ...heading }: HeadingProps & { readonly listing: ShortListing }) {
  return <List listing={useShortListing(listing)} {...heading} />;
}

function LongList({ listing, ...heading }: HeadingProps & { readonly listing: LongListing }) {
  return <List listing={useLongListing(listing)} {...heading} />;
}

function List({ title, intro, listing, picture }: HeadingProps & { readonly listing: Listing }) {
  const t = useT('listing');
  const { size, total, ids, state, change, sortOptions } = listing;
  const sort = useStableCallback((sortOption: SortOption) =>
    change({ type: 'setSortOption', sortOption }),
  );
  // Sent by the form without scripts only.
  const search = useDeferredValue(listing.search);
  const counted =
    total === null
      ? t('listing.moreThan', { count: ids.length })
      : t('listing.count', { count: total });
  useAnnouncedChange(counted);
  return (
    <>
      <Heading title={title} intro={intro} picture={picture} />
      <div className={`page ${styles['tools']}`}>
        {size !== 0 && size !== 1 && <FilterBar listing={listing} />}
        <div className={styles['sort']}>
          {ids.length > 1 && state.sortOption !== null && (
            <SortMenu
              sortOption={state.sortOption}
              options={sortOptions}
              search={search}
              onChange={sort}
            />
          )}
        </div>
        <div className={styles['bar']}>
          <h2>{counted}</h2>
          <AppliedFilters listing={listing} />
          <PriceNote isStruck={listing.cards.some(({ card }) => card.isLowestBefore)} />
        </div>
      </div>
      <div className={`page ${styles['list']}`} aria-busy={listing.isPending || undefined}>
        {ids.length > 0 && <CardList listing={listing} eagerCount={picture ? 0 : 1} />}
        {ids.length > 1 && <RankingNote of="list" />}
        {ids.length === 0 && size !== 0 && <NoMatch {...listing} />}
        {ids.length === 0 && size === 0 && (
          <EmptyState text={t('listing.empty')}>
            <ButtonLink to="/shop">{t('listing.empty.action')}</ButtonLink>
          </EmptyState>
        )}
      </div>
    </>
  );
}

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
        <Button onClick={() => change({ type: 'removeFilter', filter: last })}>
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
