import type { ReactNode } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { useLoaded } from '../../shared/run-when-idle.ts';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { NavigationProgress } from '../../ui/navigation-progress.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationAnnouncer, useFocusAfterNavigation } from './navigation-announcer.tsx';
import styles from './shell.module.css';
import { ShellDialogs } from './shell-dialogs.tsx';
import { withAllProducts } from './with-all-products.ts';

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

function Announcement() {
  const t = useT();
  return (
    <section aria-label={t('product.delivery')} className={styles['announcement']}>
      <span>{t('shell.announcement.delivery')}</span>
      <span>{t('shell.announcement.returns')}</span>
    </section>
  );
}
