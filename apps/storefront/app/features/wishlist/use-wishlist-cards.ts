import { plainIdOf } from '@lokke/domain/ids';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Card } from '../../shared/product-card/card.ts';
import { useWishlist } from '../../shared/wishlist/wishlist-context.tsx';

interface WishlistCards {
  /** In wishlist order; null while unknown. */
  readonly cards: readonly Card[] | null;
  /** Items no longer sold. */
  readonly unavailableCount: number;
}

/** Products of the wishlist; removing one fetches nothing. */
export function useWishlistCards(): WishlistCards {
  const { isKnown, productIds } = useWishlist();
  const fetcher = useFetcher<{ readonly cards: readonly Card[] }>();
  const requested = useRef<ReadonlySet<string>>(new Set());
  const { load, data } = fetcher;

  useEffect(() => {
    if (!isKnown || productIds.every((id) => requested.current.has(id))) return;
    requested.current = new Set(productIds);
    const ids = productIds.flatMap((id) => plainIdOf(id) ?? []);
    void load(`/wishlist?ids=${encodeURIComponent(ids.join(','))}`);
  }, [isKnown, productIds, load]);

  if (!isKnown) return { cards: null, unavailableCount: 0 };
  if (productIds.length === 0) return { cards: [], unavailableCount: 0 };
  if (data === undefined) return { cards: null, unavailableCount: 0 };
  const byId = new Map(data.cards.map((card) => [card.id, card]));
  const cards = productIds.flatMap((id) => byId.get(id) ?? []);
  const isIdle = fetcher.state === 'idle';
  return { cards, unavailableCount: isIdle ? productIds.length - cards.length : 0 };
}
