import type { ReactNode } from 'react';
import { ChunkFailed } from '../../shared/chunk/chunk-status.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { PageTitle } from '../../shared/page-head.tsx';
import { usePigment } from '../../shared/site/use-pigment.ts';
import { useWishlist } from '../../shared/wishlist/wishlist-context.tsx';
import { useIsLoggedIn } from '../../state/customer/logged-in-customer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './wishlist-page.module.css';
import { useWishlistCards, WishlistGrid } from './wishlist-row.tsx';

export function WishlistPage({ whenEmpty }: { readonly whenEmpty: ReactNode }) {
  const t = useT('bag', 'noscript', 'wishlist');
  const { hasFailed } = useWishlist();
  return (
    <div className={`page ${styles['page']}`}>
      <PageTitle title={t('wishlist.title')} />
      <noscript>
        <p>{t('noscript.wishlist')}</p>
      </noscript>
      {hasFailed && <Notice tone="error">{t('wishlist.failed')}</Notice>}
      <WishlistProducts whenEmpty={whenEmpty} />
    </div>
  );
}

function WishlistProducts({ whenEmpty }: { readonly whenEmpty: ReactNode }) {
  const t = useT('bag', 'wishlist');
  const range = usePigment('wishlist');
  const { cards, unavailableCount, retry } = useWishlistCards();
  if (retry !== null) return <ChunkFailed onRetry={retry} />;
  if (cards === null) {
    return (
      <div role="status" data-scripted>
        <span className="visually-hidden">{t('wishlist.loading')}</span>
        <Skeleton widthInCh={28} />
      </div>
    );
  }
  return (
    <>
      {unavailableCount > 0 && <p>{t('wishlist.gone', { count: unavailableCount })}</p>}
      {cards.length > 0 && (
        <h2 className="visually-hidden">{t('wishlist.count', { count: cards.length })}</h2>
      )}
      {cards.length > 0 ? (
        <WishlistGrid cards={cards} />
      ) : (
        <EmptyState range={range} text={t('wishlist.empty')}>
          <ButtonLink to="/shop">{t('cart.empty.action')}</ButtonLink>
        </EmptyState>
      )}
      {cards.length === 0 && whenEmpty}
      {cards.length > 0 && <StorageHint />}
    </>
  );
}

function StorageHint() {
  const t = useT('bag', 'wishlist');
  const { isKept } = useWishlist();
  if (useIsLoggedIn()) return null;
  return (
    <p className={styles['device']}>
      {t(isKept ? 'wishlist.device' : 'wishlist.unkept')}{' '}
      <ButtonLink appearance="plain" to="/account/login">
        {t('wishlist.login')}
      </ButtonLink>
    </p>
  );
}
