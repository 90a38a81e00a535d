import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useWishlistCount } from '../../shared/wishlist/wishlist-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './wishlist-link.module.css';

export function WishlistLink() {
  const t = useT();
  const count = useWishlistCount();
  return (
    <Link to="/wishlist" className={styles['wishlist']}>
      <span className="visually-hidden">
        {count > 0 ? t('wishlist.count', { count }) : t('wishlist.title')}
      </span>
      <Icon name="heart" />
      {/* Its place is kept, so that a number that arrives moves nothing. */}
      <span aria-hidden="true" className={styles['count']} data-empty={count === 0 || undefined}>
        {count}
      </span>
    </Link>
  );
}
