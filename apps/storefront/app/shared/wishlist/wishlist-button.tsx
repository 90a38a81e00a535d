import { IconButton } from '../../ui/icon-button.tsx';
import { useAnnounce } from '../../ui/live-region.tsx';
import { useT } from '../i18n/messages-provider.tsx';
import styles from './wishlist-button.module.css';
import { useIsInWishlist, useWishlistHandle, type WishlistProduct } from './wishlist-context.tsx';

interface WishlistButtonProps {
  readonly product: WishlistProduct;
  readonly className?: string | undefined;
}

/** Toggles a product in the wishlist; the label is constant, `aria-pressed` changes. */
export function WishlistButton({ product, className }: WishlistButtonProps) {
  const t = useT();
  const announce = useAnnounce();
  const { add, remove } = useWishlistHandle();
  const { id, title } = product;
  const isSaved = useIsInWishlist(id);

  const toggle = () => {
    if (isSaved) remove(id);
    else add(product);
    announce(isSaved ? t('wishlist.removed', { title }) : t('wishlist.added', { title }));
  };

  return (
    <IconButton
      icon="heart"
      label={t('wishlist.button', { title })}
      aria-pressed={isSaved}
      className={className === undefined ? styles['button'] : `${styles['button']} ${className}`}
      onClick={toggle}
    />
  );
}
