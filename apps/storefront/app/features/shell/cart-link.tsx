import type { MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCartStore } from '../../state/cart/cart-provider.tsx';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './cart-link.module.css';

/** Opens the cart popup; links to the cart page without scripts and on that page. */
export function CartLink() {
  const t = useT();
  const dispatch = useUIDispatch();
  const { pathname } = useLocation();
  const count = useCartCount();

  const open = (event: MouseEvent) => {
    if (pathname === '/cart' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dispatch({ type: 'openCartPopup' });
  };

  return (
    <Link to="/cart" onClick={open} className={styles['bag']}>
      <span className="visually-hidden">
        {count > 0 ? t('shell.bag.count', { count }) : t('shell.bag')}
      </span>
      <Icon name="bag" />
      {/* Space is reserved, so that the number shifts nothing. */}
      <span aria-hidden="true" className={styles['count']} data-empty={count === 0 || undefined}>
        {count}
      </span>
    </Link>
  );
}

/** Item count including pending changes. Imports little: it is on every page. */
function useCartCount(): number {
  const store = useCartStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getSnapshot().optimisticCheckout?.totalQuantity ?? 0,
    () => 0,
  );
}
