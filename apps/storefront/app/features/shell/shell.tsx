import type { MenuItem } from '@lokke/contract/ports';
import { formatThreshold } from '@lokke/domain/money';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { DialogChunk, OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithRetry } from '../../shared/chunk/lazy-with-retry.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useMarket } from '../../shared/market/market-provider.tsx';
import { useLoaded } from '../../shared/run-when-idle.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { useUI } from '../../state/ui/ui-provider.tsx';
import { LiveRegion, useAnnounce } from '../../ui/live-region.tsx';
import { NavigationProgress } from '../../ui/navigation-progress.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';

interface ShellProps {
  readonly cookieBar: ReactNode;
  /** Mounted once the page is idle. */
  readonly widgets: ReactNode;
  readonly children: ReactNode;
}

/** Header, footer and dialogs around every page. */
export function Shell({ cookieBar, widgets, children }: ShellProps) {
  const t = useT();
  const main = useFocusAfterNavigation();
  const modules = useGlobalModules();
  const items = withAllProducts(modules.mainMenu, t('shell.menu.all'));

  return (
    <LiveRegion>
      <a href="#content" className={styles['skip']}>
        {t('shell.skip')}
      </a>
      <NavigationAnnouncer />
      {cookieBar}
      <Announcement />
      <Header items={withAllProducts(modules.mainMenu, t('shell.footer.shop'))} />
      <main id="content" ref={main} tabIndex={-1}>
        <NavigationProgress label={t('shell.loading')} />
        {children}
      </main>
      <Footer mainItems={items} />
      <ShellDialogs items={items} />
      <WhenLoaded>{widgets}</WhenLoaded>
    </LiveRegion>
  );
}

/** Mounts widgets without rendering the shell. */
function WhenLoaded({ children }: { readonly children: ReactNode }) {
  return <OptionalChunk>{useLoaded() && children}</OptionalChunk>;
}

/** Tells from what amount on delivery is free, and how long an order can be sent back. */
function Announcement() {
  const t = useT();
  const market = useMarket();
  const from = useGlobalModules().promotions.freeDeliveryFrom;
  return (
    <section aria-label={t('product.delivery')} className={styles['announcement']}>
      <span>
        {from === null
          ? t('shell.announcement.delivery')
          : t('shell.announcement.freeFrom', { amount: formatThreshold(from, market) })}
      </span>
      <span>{t('shell.announcement.returns')}</span>
    </section>
  );
}

/**
 * Announces a navigation, as browsers do for page loads. Rendered before the page, so that its title is read
 * first.
 */
function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const announce = useAnnounce();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    announce(document.title);
  }, [pathname, announce]);

  return null;
}

// Loaded on first open.
const SideMenu = lazyWithMessages(['menu'], async () => (await import('./side-menu.tsx')).SideMenu);
const LocaleSheet = lazyWithRetry(async () => (await import('./locale-sheet.tsx')).LocaleSheet);

/** Dialogs opened from the header; apart, so that the shell does not render with them. */
function ShellDialogs({ items }: { readonly items: readonly MenuItem[] }) {
  const { locale } = useMarket();
  const { ui, dispatch } = useUI();
  const isLocalesOpen = ui.localePopupData?.suggestedLocale === locale;
  return (
    <>
      <DialogChunk isOpen={ui.displayMenu} onClose={() => dispatch({ type: 'closeMenu' })}>
        <SideMenu items={items} />
      </DialogChunk>
      <DialogChunk isOpen={isLocalesOpen} onClose={() => dispatch({ type: 'closeLocalePopup' })}>
        <LocaleSheet />
      </DialogChunk>
    </>
  );
}

const ALL_PRODUCTS = '/shop';

// An item with children opens a panel, so its own URL is unused.
/** Adds "all products" where the merchant's menu lacks it. */
export function withAllProducts(items: readonly MenuItem[], title: string): readonly MenuItem[] {
  if (leadsToAll(items)) return items;
  return [{ title, path: ALL_PRODUCTS, items: [] }, ...items];
}

function leadsToAll(items: readonly MenuItem[]): boolean {
  return items.some(({ path, items: below }) =>
    below.length === 0 ? path === ALL_PRODUCTS : leadsToAll(below),
  );
}
