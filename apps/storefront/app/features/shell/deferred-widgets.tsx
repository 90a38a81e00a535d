import { type ReactNode, Suspense, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useClientCache } from '../../shared/client-page-cache.ts';
import { useT } from '../../shared/i18n/messages-provider.tsx';
import { FetchAhead } from '../../shared/product-card/fetch-ahead.tsx';
import { connectivity } from '../../state/connectivity/connectivity.ts';
import { useAnnounce } from '../../ui/live-region.tsx';
import styles from './offline-banner.module.css';
import { useMarketSuggestion } from './use-market-suggestion.tsx';

interface DeferredWidgetsProps {
  /** Tools for an assistant in the browser (WebMCP), loaded where it can ask for them. */
  readonly pageTools: ReactNode;
}

/** Widgets loaded when idle and online. */
export function DeferredWidgets({ pageTools }: DeferredWidgetsProps) {
  useClientCache();
  const { pathname } = useLocation();
  return (
    <>
      {useMarketSuggestion()}
      <FetchAhead key={pathname} />
      <OfflineBanner />
      <Suspense>{'modelContext' in document && pageTools}</Suspense>
    </>
  );
}

/** Keeps the page while offline and says so. */
function OfflineBanner() {
  const t = useT();
  const textId = useId();
  const isLost = useSyncExternalStore(connectivity.subscribe, connectivity.isLost, () => false);
  const announce = useAnnounce();
  const wasLost = useRef(false);

  useEffect(() => {
    if (isLost) announce(t('connection.lost'));
    else if (wasLost.current) announce(t('connection.back'));
    wasLost.current = isLost;
  }, [isLost, announce, t]);

  useEffect(() => {
    if (!isLost) return;
    const stay = (event: MouseEvent) => {
      if (!leavesPage(event.target, window.location.href)) return;
      event.preventDefault();
      event.stopPropagation();
      announce(t('connection.waits'));
    };
    window.addEventListener('click', stay, { capture: true });
    return () => window.removeEventListener('click', stay, { capture: true });
  }, [isLost, announce, t]);

  if (!isLost) return null;
  return (
    <aside aria-labelledby={textId} className={styles['line']}>
      <p id={textId}>{t('connection.lost')}</p>
    </aside>
  );
}

/** Header controls that open popups. */
const OPENS_HERE = /\/(?:cart|search|salon)\/?$/;

/**
 * Tells a click that would navigate to another page; anchors on this page do not. The checkout and others elsewhere
 * may be there while the shop is not, but not without a network.
 */
export function leavesPage(target: EventTarget | null, here: string): boolean {
  if (!(target instanceof Element)) return false;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target === '_blank') return false;
  const [to, from] = [new URL(link.href), new URL(here)];
  if (to.origin !== from.origin) return to.protocol.startsWith('http') && !navigator.onLine;
  if (to.pathname === from.pathname) return false;
  return link.closest('header') === null || !OPENS_HERE.test(to.pathname);
}
