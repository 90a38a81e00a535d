import { plainIdOf } from '@lokke/domain/ids';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { useWishlist } from '../../shared/wishlist/wishlist-context.tsx';
import { focusPage } from '../../ui/restore-focus.ts';
import styles from './wishlist-row.module.css';

interface WishlistCards {
  /** Sorted as the wishlist; null while unknown. */
  readonly cards: readonly Card[] | null;
  /** Items no longer sold. */
  readonly unavailableCount: number;
  /** Fetches again what could not be fetched. */
  readonly retry: (() => void) | null;
}

const UNKNOWN: WishlistCards = { cards: null, unavailableCount: 0, retry: null };

/** Products of the wishlist; removing one fetches nothing. */
export function useWishlistCards(): WishlistCards {
  const { isKnown, productIds } = useWishlist();
  const { load, data, state } = useFetcher<{ readonly cards: readonly Card[] | null }>();
  const requested = useRef<ReadonlySet<string>>(new Set());
  const ids = productIds.flatMap((id) => plainIdOf(id) ?? []).join(',');
  const address = `/wishlist?ids=${encodeURIComponent(ids)}`;

  useEffect(() => {
    if (!isKnown || productIds.every((id) => requested.current.has(id))) return;
    requested.current = new Set(productIds);
    void load(address);
  }, [isKnown, productIds, address, load]);

  if (!isKnown) return UNKNOWN;
  if (productIds.length === 0) return { ...UNKNOWN, cards: [] };
  if (data === undefined) return UNKNOWN;
  const isIdle = state === 'idle';
  if (data.cards === null) return { ...UNKNOWN, retry: isIdle ? () => void load(address) : null };
  const byId = new Map(data.cards.map((card) => [card.id, card]));
  const cards = productIds.flatMap((id) => byId.get(id) ?? []);
  return {
    cards,
    unavailableCount: isIdle ? productIds.length - cards.length : 0,
    retry: null,
  };
}

/** Cards with their hearts: the focus goes on to the next card when its own is removed, and from the last one to the page. */
export function WishlistGrid({ cards }: { readonly cards: readonly Card[] }) {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef(cards);
  useEffect(() => {
    const removed = last.current.findIndex((card) => cards.every(({ id }) => id !== card.id));
    last.current = cards;
    const items = list.current?.children;
    if (removed === -1 || items === undefined || document.activeElement !== document.body) return;
    items[Math.min(removed, items.length - 1)]
      ?.querySelector<HTMLElement>('[aria-pressed]')
      ?.focus();
  }, [cards]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusPage();
    },
    [],
  );
  return <ProductGrid ref={list} cards={cards} />;
}

const MOST = 4;

/** The first products of the wishlist, for the account's overview; nothing while it is empty. */
export function WishlistRow() {
  const t = useT();
  const { cards } = useWishlistCards();
  if (cards === null || cards.length === 0) return null;
  return (
    <section className={styles['row']} aria-labelledby="wishlist-row">
      <h2 id="wishlist-row">{t('wishlist.title')}</h2>
      <WishlistGrid cards={cards.slice(0, MOST)} />
    </section>
  );
}
