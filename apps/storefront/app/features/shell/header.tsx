import type { MenuItem } from '@lokke/contract/ports';
import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { DialogChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { useWishlistCount } from '../../shared/wishlist/wishlist-context.tsx';
import { useCartStore } from '../../state/cart/cart-provider.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useUI, useUIDispatch } from '../../state/ui/ui-provider.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link, opensElsewhere } from '../../ui/link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import styles from './header.module.css';
import { LocaleLink } from './locale-link.tsx';
import { MainNav, SalonLink } from './main-nav.tsx';

export function Header({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useT();
  const { markText } = useBrand();
  const { hasSalons } = useGlobalModules();
  return (
    <header className={styles['header']}>
      <div className={styles['start']}>
        <MenuButton />
        {hasSalons && <SalonLink place="start" />}
        <SearchLink place="start" />
        <MainNav items={items} />
      </div>
      <Link to="/" aria-label={t('shell.home')} className={styles['home']}>
        <Wordmark text={markText} />
      </Link>
      <div className={styles['end']}>
        {hasSalons && <SalonLink place="end" />}
        <SearchLink place="end" />
        <LocaleLink appearance="header" />
        <AccountLink />
        <WishlistLink />
        <CartLink />
      </div>
    </header>
  );
}

function MenuButton() {
  const t = useT();
  const { ui, dispatch } = useUI();
  return (
    <IconButton
      icon="menu"
      label={t('shell.menu')}
      aria-haspopup="dialog"
      aria-expanded={ui.displayMenu}
      className={styles['menu']}
      onClick={() => dispatch({ type: 'toggleMenu' })}
    />
  );
}

/** The same for everyone, since pages are cached: the account redirects to the login. */
function AccountLink() {
  const t = useT();
  return (
    <Link to="/account/dashboard/" className={styles['account']}>
      <Icon name="account" />
      <span className="visually-hidden">{t('account.link')}</span>
    </Link>
  );
}

function WishlistLink() {
  const t = useT();
  const count = useWishlistCount();
  return (
    <Link to="/wishlist" className={styles['wishlist']}>
      <span className="visually-hidden">
        {count > 0 ? t('wishlist.count', { count }) : t('wishlist.title')}
      </span>
      <Icon name="heart" />
      {/* Space is reserved, so that the number shifts nothing. */}
      <span aria-hidden="true" className={styles['count']} data-empty={count === 0 || undefined}>
        {count}
      </span>
    </Link>
  );
}

/** Opens the cart popup; links to the cart page without scripts and on that page. */
function CartLink() {
  const t = useT();
  const dispatch = useUIDispatch();
  const { pathname } = useLocation();
  const count = useCartCount();

  const open = (event: MouseEvent) => {
    if (pathname === '/cart' || opensElsewhere(event)) return;
    event.preventDefault();
    dispatch({ type: 'openCartPopup' });
  };

  return (
    <Link to="/cart" onClick={open} className={styles['bag']}>
      <span className="visually-hidden">
        {count ? t('shell.bag.count', { count }) : t('shell.bag')}
      </span>
      <Icon name="bag" />
      {/* Space is reserved, so that the number shifts nothing. */}
      <span
        aria-hidden="true"
        className={styles['inBag']}
        data-empty={!count || undefined}
        // Counted by scripts.
        data-scripted
      >
        {count}
      </span>
    </Link>
  );
}

/** Item count including pending changes, null until it is known. Imports little: it is on every page. */
function useCartCount(): number | null {
  const store = useCartStore();
  return useSyncExternalStore(
    store.subscribe,
    () => {
      const { isKnown, optimisticCheckout } = store.getSnapshot();
      return optimisticCheckout?.totalQuantity ?? (isKnown ? 0 : null);
    },
    () => null,
  );
}

const SearchDialog = lazyWithMessages(
  ['search'],
  async () => (await import('./search-dialog.tsx')).SearchDialog,
);

/** Link to the search page; opens the search dialog once its chunk is loaded. On phones at the start. */
function SearchLink({ place }: { readonly place: 'start' | 'end' }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);

  const open = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };

  const close = () => setIsOpen(false);

  return (
    <>
      <Link
        to="/search"
        className={styles['link']}
        data-place={place}
        aria-label={t('shell.search')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="search" />
      </Link>
      <DialogChunk isOpen={isOpen} onClose={close}>
        <SearchDialog isOpen={isOpen} onClose={close} />
      </DialogChunk>
    </>
  );
}
