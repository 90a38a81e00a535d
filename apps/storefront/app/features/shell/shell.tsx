import type { ReactNode } from 'react';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { KeptPart } from '../../shared/kept-part/kept-part.tsx';
import { useGlobalModules } from '../../state/global-modules/global-modules-provider.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { NavigationProgress } from '../../ui/navigation-progress.tsx';
import { Announcement } from './announcement.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MountDeferredWidgets } from './mount-deferred-widgets.tsx';
import { NavigationAnnouncer } from './navigation-announcer.tsx';
import styles from './shell.module.css';
import { ShellDialogs } from './shell-dialogs.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { withAllProducts } from './with-all-products.ts';

interface ShellProps {
  /** What is asked before anything else. */
  readonly cookieBar: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Shell({ cookieBar: question, children }: ShellProps) {
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
      <ShellDialogs items={items} />
      <MountDeferredWidgets />
    </LiveRegion>
  );
}
