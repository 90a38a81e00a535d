import { lazy, type ReactNode, Suspense } from 'react';
import type { Loaded, MenuItem } from '../../shared/catalogue-source.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { NavigationProgress } from '../../ui/navigation-progress.tsx';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useOnceTrue } from './use-once-true.ts';

// Nobody has opened them yet on a first visit, so they are not part of it.
const SideMenu = lazy(async () => ({ default: (await import('./side-menu.tsx')).SideMenu }));
const LocaleSheet = lazy(async () => ({
  default: (await import('./locale-sheet.tsx')).LocaleSheet,
}));

interface ShellProps {
  readonly mainMenu: Loaded<readonly MenuItem[]>;
  readonly footerMenu: Loaded<readonly MenuItem[]>;
  readonly children: ReactNode;
}

/** What stands around every page. A menu that could not be loaded leaves the rest in place. */
export function Shell({ mainMenu, footerMenu, children }: ShellProps) {
  const t = useT();
  const { ui } = useUI();
  const main = useFocusAfterNavigation();
  const showsMenu = useOnceTrue(ui.displayMenu);
  const showsLocales = useOnceTrue(ui.displayLocalePopup);
  const mainItems = itemsOf(mainMenu);

  return (
    <LiveRegion>
      <a href="#content" className={styles['skip']}>
        {t('shell.skip')}
      </a>
      <NavigationProgress label={t('shell.loading')} />
      <Announcement />
      <Header items={mainItems} />
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer mainItems={mainItems} footerItems={itemsOf(footerMenu)} />
      <Suspense>
        {showsMenu && <SideMenu items={mainItems} />}
        {showsLocales && <LocaleSheet />}
      </Suspense>
    </LiveRegion>
  );
}

function itemsOf(menu: Loaded<readonly MenuItem[]>): readonly MenuItem[] {
  return menu.kind === 'found' ? menu.value : [];
}
