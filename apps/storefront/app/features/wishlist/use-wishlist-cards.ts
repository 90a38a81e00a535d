import { plainIdOf } from '@lokke/domain/ids';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Card } from '../../shared/product-card/card.ts';
import { useWishlist } from '../../shared/wishlist/wishlist-context.tsx';

interface WishlistCards {
  /** In the list's order; null while nothing is known. */
  readonly cards: readonly Card[] | null;
  /** How many of the list are no longer sold here. */
  readonly goneCount: number;
}

/** The products of the list. What was fetched is kept: taking one off the list asks for nothing. */
export function useWishlistCards(): WishlistCards {
  const { isKnown, productIds } = useWishlist();
  const fetcher = useFetcher<{ readonly cards: readonly Card[] }>();
  const asked = useRef<ReadonlySet<string>>(new Set());
  const { load, data } = fetcher;

  useEffect(() => {
    if (!isKnown || productIds.every((id) => asked.current.has(id))) return;
    asked.current = new Set(productIds);
    const ids = productIds.flatMap((id) => plainIdOf(id) ?? []);
    void load(`/wishlist?ids=${encodeURIComponent(ids.join(','))}`);
  }, [isKnown, productIds, load]);

  if (!isKnown) return { cards: null, goneCount: 0 };
  if (productIds.length === 0) return { cards: [], goneCount: 0 };
  if (data === undefined) return { cards: null, goneCount: 0 };
  const byId = new Map(data.cards.map((card) => [card.id, card]));
  const cards = productIds.flatMap((id) => byId.get(id) ?? []);
  const isSettled = fetcher.state === 'idle';
  return { cards, goneCount: isSettled ? productIds.length - cards.length : 0 };
}
