import { plainIdOf } from '@lokke/domain/ids';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import type { Card } from '../../shared/product-card/card.ts';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { useWishlist } from '../../shared/wishlist/wishlist-context.tsx';
import { useIsLoggedIn } from '../../state/customer/logged-in-customer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './wishlist-page.module.css';

export function WishlistPage() {
  const t = useT('bag', 'wishlist');
  const { hasFailed } = useWishlist();
  return (
    <div className={`page ${styles['page']}`}>
      <h1>{t('wishlist.title')}</h1>
      {hasFailed && <Notice tone="error">{t('wishlist.failed')}</Notice>}
      <WishlistProducts />
    </div>
  );
}

function WishlistProducts() {
  const t = useT('bag', 'wishlist');
  const { cards, goneCount } = useWishlistCards();
  if (cards === null) {
    return (
      <div role="status">
        <span className="visually-hidden">{t('wishlist.loading')}</span>
        <Skeleton widthInCh={28} />
      </div>
    );
  }
  return (
    <>
      {goneCount > 0 && <p>{t('wishlist.gone', { count: goneCount })}</p>}
      {cards.length > 0 && (
        <h2 className="visually-hidden">{t('wishlist.count', { count: cards.length })}</h2>
      )}
      {cards.length > 0 ? <ProductGrid cards={cards} /> : <EmptyWishlist />}
      {cards.length > 0 && <WhereItIsKept />}
    </>
  );
}

function EmptyWishlist() {
  const t = useT('bag', 'wishlist');
  return (
    <EmptyState text={t('wishlist.empty')}>
      <ButtonLink to="/shop">{t('cart.empty.action')}</ButtonLink>
    </EmptyState>
  );
}

/** Said to those whose list is on this device alone. */
function WhereItIsKept() {
  const t = useT('bag', 'wishlist');
  if (useIsLoggedIn()) return null;
  return (
    <p className={styles['device']}>
      {t('wishlist.device')}{' '}
      <ButtonLink appearance="plain" to="/account/login">
        {t('wishlist.login')}
      </ButtonLink>
    </p>
  );
}

interface WishlistCards {
  /** In the list's order; null while nothing is known. */
  readonly cards: readonly Card[] | null;
  /** How many of the list are no longer sold here. */
  readonly goneCount: number;
}

/** The products of the list. What was fetched is kept: taking one off the list asks for nothing. */
function useWishlistCards(): WishlistCards {
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
