import type { ReactNode } from 'react';
import { lazyWithTexts } from '../../shared/i18n/lazy-with-texts.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { KeptPart } from '../../shared/kept-part/kept-part.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { lazyPart } from '../../shared/part/lazy-part.tsx';
import { DialogParts, QuietParts } from '../../shared/part/parts.tsx';
import { useLoaded } from '../../shared/use-loaded.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { NavigationProgress } from '../../ui/navigation-progress.tsx';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageChange } from './page-change.tsx';
import styles from './shell.module.css';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useOnceTrue } from './use-once-true.ts';
import { withAllProducts } from './with-all-products.ts';

// Nobody has opened them yet on a first visit, so they are not part of it.
const SideMenu = lazyPart(async () => (await import('./side-menu.tsx')).SideMenu);
const LocaleSheet = lazyPart(async () => (await import('./locale-sheet.tsx')).LocaleSheet);

const LaterParts = lazyWithTexts(
  ['connection'],
  async () => (await import('./later-parts.tsx')).LaterParts,
);

interface ShellProps {
  /** What is asked before anything else. */
  readonly question: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Shell({ question, children }: ShellProps) {
  const t = useT();
  const { locale } = useMarket();
  const { ui, dispatch } = useUI();
  const main = useFocusAfterNavigation();
  const showsMenu = useOnceTrue(ui.displayMenu);
  const isLocalesOpen = ui.localePopupData?.suggestedLocale === locale;
  const showsLocales = useOnceTrue(isLocalesOpen);
  const modules = useGlobalModules();
  const isLoaded = useLoaded();
  const items = withAllProducts(modules.mainMenu, t('shell.menu.all'));

  return (
    <LiveRegion>
      <a href="#content" className={styles['skip']}>
        {t('shell.skip')}
      </a>
      <PageChange />
      {question}
      <Announcement />
      {/* A line of words has room for the short one. */}
      <KeptPart of={modules} name="header">
        <Header items={withAllProducts(modules.mainMenu, t('shell.footer.shop'))} />
      </KeptPart>
      <main id="content" ref={main} tabIndex={-1}>
        <NavigationProgress label={t('shell.loading')} />
        {children}
      </main>
      <KeptPart of={modules} name="footer">
        <Footer mainItems={items} />
      </KeptPart>
      <DialogParts isOpen={ui.displayMenu} onClose={() => dispatch({ type: 'closeMenu' })}>
        {showsMenu && <SideMenu items={items} />}
      </DialogParts>
      <DialogParts isOpen={isLocalesOpen} onClose={() => dispatch({ type: 'closeLocalePopup' })}>
        {showsLocales && <LocaleSheet />}
      </DialogParts>
      <QuietParts>{isLoaded && <LaterParts />}</QuietParts>
    </LiveRegion>
  );
}
