import type { MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useCartStore } from '../../state/cart/cart-provider.tsx';
import { useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './cart-link.module.css';

/** Opens the bag beside the page; a link to the cart page until scripts run, and on that page itself. */
export function CartLink() {
  const t = useT();
  const dispatch = useUIDispatch();
  const { pathname } = useLocation();
  const count = useBagCount();

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
      {/* The place is kept, so that a number that arrives moves nothing. */}
      <span aria-hidden="true" className={styles['count']} data-empty={count === 0 || undefined}>
        {count}
      </span>
    </Link>
  );
}

/** How many things the bag holds, changes on their way included. It stands on every page, so it brings little along. */
function useBagCount(): number {
  const store = useCartStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getSnapshot().shown?.totalQuantity ?? 0,
    () => 0,
  );
}
