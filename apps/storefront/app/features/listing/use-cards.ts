import { CARDS_PER_PAGE } from '@lokke/domain/listing';
import { useEffect, useMemo, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ListedCard } from '../../shared/catalogue/load-listing.ts';
import type { Card } from '../../shared/product-card/card.ts';

interface FetchedCards {
  readonly cards: readonly ListedCard[];
  readonly failed: boolean;
}

interface Cards {
  readonly cardOf: (id: string) => Card | null;
  /** Set when cards that are wanted could not be fetched. */
  readonly retry: (() => void) | null;
}

/** What was fetched beside the cards of a list, for whoever comes back to it. */
const beside = new WeakMap<readonly ListedCard[], readonly ListedCard[]>();

/** The cards that are shown: those that came with the page, and the others once they have been fetched. */
export function useCards(given: readonly ListedCard[], wanted: readonly string[]): Cards {
  const { load, data, state } = useFetcher<FetchedCards>();
  const [fetched, setFetched] = useState(() => beside.get(given) ?? []);
  useEffect(() => {
    const cards = data?.cards ?? [];
    if (cards.length > 0) setFetched((before) => [...before, ...cards]);
  }, [data]);

  useEffect(() => {
    if (fetched.length > 0) beside.set(given, fetched);
  }, [given, fetched]);

  // With what has just come: it is noted after this drawing, and would be asked for a second time until then.
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
