import { CARDS_PER_PAGE } from '@lokke/domain/listing';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { ListedCard } from '../../shared/catalogue/load-listing.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { INITIAL_CARD_COUNT, ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { afterNextFrame } from './after-next-frame.ts';
import styles from './card-list.module.css';
import { arrange, type Cell, orderVisibleFirst } from './order-cells.ts';
import { useCards } from './use-cards.ts';
import type { Listing } from './use-listing.ts';
import { useRestoreCardPosition } from './use-restore-card-position.ts';

interface CardListProps {
  readonly listing: Listing;
  readonly given: readonly ListedCard[];
  readonly eagerCount: number;
}

/** As many cards as were asked for, each more page at a press. */
export function CardList({ listing, given, eagerCount }: CardListProps) {
  const t = useT('listing');
  const { pathname } = useLocation();
  const { visible, address, moreSearch } = listing;
  const total = visible.length;
  const ids = useMemo(
    () => visible.slice(0, address.pageCount * CARDS_PER_PAGE).map(({ id }) => id),
    [visible, address.pageCount],
  );
  const { cardOf, retry } = useCards(given, ids);
  const cells = useCells(ids, listing.visibleCount);
  const list = useRestoreCardPosition();
  const left = Math.min(total - ids.length, CARDS_PER_PAGE);
  return (
    <div ref={list.ref} onClickCapture={list.onClickCapture}>
      <ProductGrid
        ref={listing.list}
        cards={cells.map(({ id }) => cardOf(id) ?? id)}
        places={cells}
        eagerCount={eagerCount}
      />
      {retry && (
        <p className={styles['more']} role="alert">
          {t('list.failed')}
          <Button appearance="secondary" onClick={retry}>
            {t('list.retry')}
          </Button>
        </p>
      )}
      {left > 0 && (
        <p className={styles['more']}>
          {t('list.shown', { shown: ids.length, total })}
          <Link to={pathname + moreSearch} replace preventScrollReset>
            {t('list.more', { count: left })}
          </Link>
        </p>
      )}
    </div>
  );
}

interface Arranged {
  readonly cells: readonly Cell[];
  readonly ids: readonly string[];
  readonly isSettled: boolean;
}

/** The places of a list: at a press those in sight change at once, and the others when that has been shown. */
function useCells(ids: readonly string[], visibleCount: number | null): readonly Cell[] {
  const [arranged, setArranged] = useState<Arranged>(() => whenIdle(ids));
  const { isSettled } = arranged;
  useEffect(() => {
    if (isSettled) return;
    return afterNextFrame(() => startTransition(() => setArranged(whenIdle(ids))));
  }, [isSettled, ids]);

  // What is about to go must not be seen under a list that ends before it.
  const settles = visibleCount === null || ids.length <= visibleCount;
  if (arranged.ids === ids && (isSettled || !settles)) return arranged.cells;
  const next = settles
    ? whenIdle(ids)
    : { cells: orderVisibleFirst(arranged.cells, ids, visibleCount), ids, isSettled: false };
  setArranged(next);
  return next.cells;
}

function whenIdle(ids: readonly string[]): Arranged {
  return { cells: arrange(ids, INITIAL_CARD_COUNT), ids, isSettled: true };
}
