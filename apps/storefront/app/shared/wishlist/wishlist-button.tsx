import { IconButton } from '../../ui/icon-button.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { useT } from '../i18n/messages-provider.tsx';
import styles from './wishlist-button.module.css';
import { useIsInWishlist, useWishlistHandle, type WishlistProduct } from './wishlist-context.tsx';

interface WishlistButtonProps {
  readonly product: WishlistProduct;
  readonly className?: string | undefined;
}

/** Whether a product is kept, and the way to change it. The name stays, the state says the rest. */
export function WishlistButton({ product, className }: WishlistButtonProps) {
  const t = useT();
  const announce = useAnnounce();
  const { add, remove } = useWishlistHandle();
  const { id, title } = product;
  const isKept = useIsInWishlist(id);

  const toggle = () => {
    if (isKept) remove(id);
    else add(product);
    announce(isKept ? t('wishlist.removed', { title }) : t('wishlist.added', { title }));
  };

  return (
    <IconButton
      icon="heart"
      label={t('wishlist.button', { title })}
      aria-pressed={isKept}
      className={className === undefined ? styles['button'] : `${styles['button']} ${className}`}
      onClick={toggle}
    />
  );
}
