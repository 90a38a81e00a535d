import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Card } from '../product-card/card.ts';
import { track } from './track.ts';

/** Reports the cards of a list once each, and answers what to call when one is opened. */
export function useItemList(cards: readonly (Card | string)[]): (card: Card) => void {
  const list = listOf(useLocation().pathname);
  const latest = useRef(cards);
  const reported = useRef({ list, ids: new Set<string>() });

  useEffect(() => {
    latest.current = cards;
    if (reported.current.list !== list) reported.current = { list, ids: new Set() };
    const { ids } = reported.current;
    // A key stands for a card that is on its way.
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

/** A list is called after its page: `/range/rain` is `range-rain`. */
function listOf(pathname: string): string {
  const [first = '', second] = pathname.split('/').filter((part) => part !== '');
  if (first === '') return 'home';
  if (first === 'products') return 'product-page';
  return first === 'range' && second !== undefined ? `range-${second}` : first;
}
