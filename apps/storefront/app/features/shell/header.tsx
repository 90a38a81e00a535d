import type { MenuItem } from '@lokke/contract/ports';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { Link } from '../../ui/link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import styles from './header.module.css';
import { LocaleLink } from './locale-link.tsx';
import { MainNav } from './main-nav.tsx';
import { MenuButton } from './menu-button.tsx';
import { SalonLink } from './salon-link.tsx';
import { SearchLink } from './search-link.tsx';
import { WishlistLink } from './wishlist-link.tsx';

export function Header({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useT();
  return (
    <header className={styles['header']}>
      <div className={styles['start']}>
        <MenuButton />
        <SalonLink place="start" />
        <SearchLink place="start" />
        <MainNav items={items} />
      </div>
      <Link to="/" aria-label={t('shell.home')} className={styles['home']}>
        <Wordmark />
      </Link>
      <div className={styles['end']}>
        <SalonLink place="end" />
        <SearchLink place="end" />
        <LocaleLink look="header" />
        <AccountLink />
        <WishlistLink />
        <CartLink />
      </div>
    </header>
  );
}
