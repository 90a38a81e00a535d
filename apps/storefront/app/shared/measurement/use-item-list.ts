import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Card } from '../product-card/card.ts';
import { track } from './track.ts';

/** Tracks each card of a list once; returns the handler for opening one. */
export function useItemList(cards: readonly (Card | string)[]): (card: Card) => void {
  const list = listOf(useLocation().pathname);
  const latest = useRef(cards);
  const tracked = useRef({ list, ids: new Set<string>() });

  useEffect(() => {
    latest.current = cards;
    if (tracked.current.list !== list) tracked.current = { list, ids: new Set() };
    const { ids } = tracked.current;
    // Strings stand for cards still loading.
    const fresh = cards.flatMap((card, index) =>
      typeof card === 'string' || ids.has(card.id) ? [] : [{ card, index }],
    );
    for (const { card } of fresh) ids.add(card.id);
    if (fresh.length > 0) track({ kind: 'listViewed', list, cards: fresh });
  }, [cards, list]);

  return useCallback(
    (card) => {
      const index = latest.current.indexOf(card);
      track({ kind: 'itemSelected', list, cards: [{ card, index }] });
    },
    [list],
  );
}

/** List id from its path: `/range/rain` is `range-rain`. */
function listOf(pathname: string): string {
  const [first = '', second] = pathname.split('/').filter((part) => part !== '');
  if (first === '') return 'home';
  if (first === 'products') return 'product-page';
  return first === 'range' && second !== undefined ? `range-${second}` : first;
}
