import { useT } from '../../shared/i18n/messages-provider.tsx';
import { ProductGrid } from '../../shared/product-card/product-grid.tsx';
import { useWishlistCards } from './use-wishlist-cards.ts';
import styles from './wishlist-row.module.css';

const MOST = 4;

/** The first products of the wishlist, for the account's overview; nothing while it is empty. */
export function WishlistRow() {
  const t = useT();
  const { cards } = useWishlistCards();
  if (cards === null || cards.length === 0) return null;
  return (
    <section className={styles['row']} aria-labelledby="wishlist-row">
      <h2 id="wishlist-row">{t('wishlist.title')}</h2>
      <ProductGrid cards={cards.slice(0, MOST)} />
    </section>
  );
}
