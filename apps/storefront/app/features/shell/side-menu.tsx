import type { MenuItem } from '@lokke/contract/ports';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { rangeOfPath } from '../../shared/ranges/range-of-path.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { MAIN_MENU } from '../../state/ui/ui-state.ts';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { LocaleLink } from './locale-link.tsx';
import styles from './side-menu.module.css';

export function SideMenu({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useT();
  const { ui, dispatch } = useUI();
  const { hasSalons } = useGlobalModules();
  const close = () => dispatch({ type: 'closeMenuDrawer' });
  return (
    <Sheet
      isOpen={ui.menuDrawerContent === MAIN_MENU}
      onClose={close}
      side="left"
      title={t('shell.menu')}
      closeLabel={t('shell.close')}
    >
      <nav aria-label={t('shell.menu.main')} className={styles['menu']}>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              {item.items.length === 0 ? (
                <Link to={item.path} onClick={close}>
                  {item.title}
                </Link>
              ) : (
                <SubMenu item={item} onChosen={close} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles['own']}>
        <li>
          <Link to="/account/dashboard/" onClick={close}>
            {t('account.link')}
          </Link>
        </li>
        <li>
          <Link to="/wishlist" onClick={close}>
            {t('wishlist.title')}
          </Link>
        </li>
        {hasSalons && (
          <li>
            <Link to="/salon/" onClick={close}>
              {t('salon.find')}
            </Link>
          </li>
        )}
      </ul>
      <LocaleLink appearance="footer" />
    </Sheet>
  );
}

interface SubMenuProps {
  readonly item: MenuItem;
  readonly onChosen: () => void;
}

function SubMenu({ item, onChosen }: SubMenuProps) {
  return (
    <>
      <h3>{item.title}</h3>
      <ul className={styles['ranges']}>
        {item.items.map(({ title, path }) => (
          <li key={path} data-range={rangeOfPath(path) ?? undefined}>
            <Link to={path} onClick={onChosen}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
