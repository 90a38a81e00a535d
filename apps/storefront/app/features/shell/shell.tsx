import type { ReactNode } from 'react';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
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
  readonly children: ReactNode;
}

/** Header, footer and dialogs around every page. */
export function Shell({ cookieBar, children }: ShellProps) {
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
      <MountDeferredWidgets />
    </LiveRegion>
  );
}

const DeferredWidgets = lazyWithMessages(
  ['connection'],
  async () => (await import('./deferred-widgets.tsx')).DeferredWidgets,
);

/** Mounts the deferred widgets without rendering the shell. */
function MountDeferredWidgets() {
  const isLoaded = useLoaded();
  return <OptionalChunk>{isLoaded && <DeferredWidgets />}</OptionalChunk>;
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
