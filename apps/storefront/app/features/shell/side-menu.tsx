import type { MenuItem } from '@lokke/contract/ports';
import { useEffect, useRef } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { addDialogEntry } from '../../ui/dialog-history.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useStableCallback } from '../../ui/use-stable-callback.ts';
import { LocaleLink } from './locale-link.tsx';
import { MenuGroups } from './menu-groups.tsx';
import styles from './side-menu.module.css';

/** The side menu, and in it a drawer for each item with others below it. */
export function SideMenu({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useT();
  const { ui, dispatch } = useUI();
  const isOpen = ui.displayMenu;
  const level = items.find(({ title }) => isOpen && title === ui.menuDrawerContent) ?? null;
  const closeLevel = () => dispatch({ type: 'closeMenuDrawer' });
  const close = () => {
    closeLevel();
    dispatch({ type: 'closeMenu' });
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      side="left"
      title={t('shell.menu')}
      closeLabel={t('shell.close')}
    >
      <nav aria-label={t('shell.menu.main')} className={styles['menu']}>
        {/* Stays, so that the item which opened the level gets the focus back. */}
        <ul hidden={level !== null} className={styles['first']}>
          {items.map((item) => (
            <li key={item.title}>
              <FirstItem
                item={item}
                onOpen={() => dispatch({ type: 'openMenuDrawer', content: item.title })}
                onChosen={close}
              />
            </li>
          ))}
        </ul>
        {level !== null && <Level item={level} onBack={closeLevel} onChosen={close} />}
      </nav>
      {level === null && <OwnLinks onChosen={close} />}
    </Sheet>
  );
}

interface FirstItemProps {
  readonly item: MenuItem;
  readonly onOpen: () => void;
  readonly onChosen: () => void;
}

function FirstItem({ item: { title, path, items }, onOpen, onChosen }: FirstItemProps) {
  if (items.length === 0) {
    return (
      <Link to={path} onClick={onChosen}>
        {title}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onOpen}>
      {title}
      <Icon name="chevron" />
    </button>
  );
}

interface LevelProps {
  readonly item: MenuItem;
  readonly onBack: () => void;
  readonly onChosen: () => void;
}

function Level({ item, onBack, onChosen }: LevelProps) {
  const t = useT('menu');
  const heading = useRef<HTMLHeadingElement>(null);
  const goBack = useStableCallback(onBack);
  // Back leaves the level, then the drawer (docs/decisions/0029).
  useEffect(() => addDialogEntry(goBack), [goBack]);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      // Once the first level shows again; a drawer that closes gives the focus back by itself.
      queueMicrotask(() => {
        if (opener instanceof HTMLElement && opener.closest('dialog')?.open) opener.focus();
      });
    };
  }, []);
  return (
    <>
      <button type="button" className={styles['back']} onClick={onBack}>
        <Icon name="chevron" />
        {t('menu.back')}
      </button>
      <h3 ref={heading} tabIndex={-1}>
        {item.title}
      </h3>
      <MenuGroups item={item} onChosen={onChosen} />
    </>
  );
}

function OwnLinks({ onChosen }: { readonly onChosen: () => void }) {
  const t = useT();
  const { hasSalons } = useGlobalModules();
  return (
    <>
      <ul className={styles['own']}>
        <li>
          <Link to="/account/dashboard/" onClick={onChosen}>
            {t('account.link')}
          </Link>
        </li>
        <li>
          <Link to="/wishlist" onClick={onChosen}>
            {t('wishlist.title')}
          </Link>
        </li>
        {hasSalons && (
          <li>
            <Link to="/salon/" onClick={onChosen}>
              {t('salon.find')}
            </Link>
          </li>
        )}
      </ul>
      <LocaleLink appearance="footer" />
    </>
  );
}
