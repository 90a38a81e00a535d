import { CARDS_PER_PAGE } from '@lokke/domain/listing';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { ListedCard } from '../../shared/catalogue/listed-card.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { INITIAL_CARD_COUNT, ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { afterNextFrame } from '../../shared/run-when-idle.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './card-list.module.css';
import type { Listing } from './listing.ts';
import { SceneBreaks } from './scene-breaks.tsx';

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
  return (
    <>
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
    </>
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

export interface Cell {
  readonly id: string;
  /** Rendered at once; distant cells wait until they come near. */
  readonly isNear: boolean;
  /** CSS `order` before the DOM order is updated: lower is earlier. */
  readonly order: number | undefined;
}

/**
 * Orders cells so that a list change is right where it is visible and unchanged below. Moving elements costs style
 * and layout of all between, so visible ones are brought forward by CSS `order`.
 */
export function orderVisibleFirst(
  before: readonly Cell[],
  ids: readonly string[],
  visibleCount: number,
): readonly Cell[] {
  const orders = new Map(ids.slice(0, visibleCount).map((id, place) => [id, place - visibleCount]));
  const known = new Set(before.map(({ id }) => id));
  const fresh = [...orders].filter(([id]) => !known.has(id));
  return [
    ...fresh.map(([id, order]) => ({ id, isNear: true, order })),
    ...before.map(({ id, isNear }) => {
      const order = orders.get(id);
      return { id, isNear: isNear || order !== undefined, order };
    }),
  ];
}

export function arrange(ids: readonly string[], nearCount: number): readonly Cell[] {
  return ids.map((id, place) => ({ id, isNear: place < nearCount, order: undefined }));
}

interface FetchedCards {
  readonly cards: readonly ListedCard[];
  readonly failed: boolean;
}

/** Cards fetched beyond those of the page, kept for a return to the list. */
const fetchedCards = new WeakMap<readonly ListedCard[], readonly ListedCard[]>();

/** Cards from the page, and the others once fetched. */
function useCards(given: readonly ListedCard[], wanted: readonly string[]) {
  const { load, data, state } = useFetcher<FetchedCards>();
  const [fetched, setFetched] = useState(() => fetchedCards.get(given) ?? []);
  useEffect(() => {
    const cards = data?.cards ?? [];
    if (cards.length > 0) setFetched((before) => [...before, ...cards]);
  }, [data]);

  useEffect(() => {
    if (fetched.length > 0) fetchedCards.set(given, fetched);
  }, [given, fetched]);

  // Includes what has just arrived: state is updated after this render.
  const known = useMemo(
    () => new Map([...given, ...fetched, ...(data?.cards ?? [])].map(({ id, card }) => [id, card])),
    [given, fetched, data],
  );
  const missing = wanted.filter((id) => !known.has(id)).slice(0, CARDS_PER_PAGE);
  const address = missing.length === 0 ? null : `/cards?ids=${missing.join(',')}`;
  const hasFailed = data?.failed === true;
  useEffect(() => {
    if (address !== null && state === 'idle' && !hasFailed) void load(address);
  }, [address, state, hasFailed, load]);

  return {
    cardOf: (id: string): Card | null => known.get(id) ?? null,
    retry: address !== null && hasFailed && state === 'idle' ? () => void load(address) : null,
  };
}
