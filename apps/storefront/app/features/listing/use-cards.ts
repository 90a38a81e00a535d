import { CARDS_PER_PAGE } from '@lokke/domain/listing';
import { useEffect, useMemo, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ListedCard } from '../../shared/catalogue/listed-card.ts';
import type { Card } from '../../shared/product-card/card.ts';

interface FetchedCards {
  readonly cards: readonly ListedCard[];
  readonly failed: boolean;
}

interface Cards {
  readonly cardOf: (id: string) => Card | null;
  readonly retry: (() => void) | null;
}

/** Cards fetched beyond those of the page, kept for a return to the list. */
const fetchedCards = new WeakMap<readonly ListedCard[], readonly ListedCard[]>();

/** Cards from the page, and the others once fetched. */
export function useCards(given: readonly ListedCard[], wanted: readonly string[]): Cards {
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
    cardOf: (id) => known.get(id) ?? null,
    retry: address !== null && hasFailed && state === 'idle' ? () => void load(address) : null,
  };
}
