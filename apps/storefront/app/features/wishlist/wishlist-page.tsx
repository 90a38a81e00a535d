import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { useWishlist } from '../../shared/wishlist/wishlist-context.tsx';
import { useIsLoggedIn } from '../../state/customer/use-is-logged-in.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWishlistCards } from './use-wishlist-cards.ts';
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
