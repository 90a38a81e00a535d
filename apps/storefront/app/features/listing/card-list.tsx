import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { INITIAL_CARD_COUNT, ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { afterNextFrame } from '../../shared/run-when-idle.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './card-list.module.css';
import type { Listing } from './listing.ts';
import { arrange, type Cell, orderVisibleFirst } from './order-cells.ts';
import { SceneBreaks } from './scene-breaks.tsx';
import { useCards } from './use-cards.ts';
import { useRestoreCardPosition } from './use-restore-card-position.ts';

interface CardListProps {
  readonly listing: Listing;
  readonly eagerCount: number;
}

export function CardList({ listing, eagerCount }: CardListProps) {
  const t = useT('listing');
  const { pathname } = useLocation();
  const { ids, total, left, moreSearch } = listing;
  const { cardOf, ...cards } = useCards(listing.cards, ids);
  const retry = cards.retry ?? listing.retry;
  const cells = useCells(ids, listing.visibleCount);
  const list = useRestoreCardPosition();
  return (
    <div ref={list.ref} onClickCapture={list.onClickCapture}>
      <ProductGrid
        ref={listing.list}
        cards={cells.map(({ id }) => cardOf(id) ?? id)}
        positions={cells}
        eagerCount={eagerCount}
      >
        <SceneBreaks cards={ids.map(cardOf)} />
      </ProductGrid>
      {retry && (
        <p className={styles['more']} role="alert">
          {t(listing.retry === null ? 'list.failed' : 'list.unchanged')}
          <Button appearance="secondary" onClick={retry}>
            {t('list.retry')}
          </Button>
        </p>
      )}
      {left > 0 && (
        <p className={styles['more']}>
          {total !== null && t('list.shown', { shown: ids.length, total })}
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
  readonly isComplete: boolean;
}

/** Cells of a list: a change renders the visible ones first and the rest after the next frame. */
function useCells(ids: readonly string[], visibleCount: number | null): readonly Cell[] {
  const [arranged, setArranged] = useState<Arranged>(() => completeCells(ids));
  const { isComplete } = arranged;
  useEffect(() => {
    if (isComplete) return;
    return afterNextFrame(() => startTransition(() => setArranged(completeCells(ids))));
  }, [isComplete, ids]);

  // Cells about to be removed must not show below a list that ends above them.
  const appliesAtOnce = visibleCount === null || ids.length <= visibleCount;
  if (arranged.ids === ids && (isComplete || !appliesAtOnce)) return arranged.cells;
  const next = appliesAtOnce
    ? completeCells(ids)
    : { cells: orderVisibleFirst(arranged.cells, ids, visibleCount), ids, isComplete: false };
  setArranged(next);
  return next.cells;
}

function completeCells(ids: readonly string[]): Arranged {
  return { cells: arrange(ids, INITIAL_CARD_COUNT), ids, isComplete: true };
}
