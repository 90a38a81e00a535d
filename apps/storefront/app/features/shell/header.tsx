import type { MenuItem } from '@lokke/contract/ports';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useBrand } from '../../shared/site/site.ts';
import { useWishlistCount } from '../../shared/wishlist/wishlist-context.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { MAIN_MENU } from '../../state/ui/ui-state.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { LocaleLink } from './locale-link.tsx';
import { MainNav } from './main-nav.tsx';
import { SalonLink } from './salon-link.tsx';
import { SearchLink } from './search-link.tsx';

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
      aria-expanded={ui.menuDrawerContent === MAIN_MENU}
      className={styles['menu']}
      onClick={() => dispatch({ type: 'openMenuDrawer', content: MAIN_MENU })}
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
