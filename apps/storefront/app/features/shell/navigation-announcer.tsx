import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAnnounce } from '../../ui/live-region.tsx';

/**
 * Announces a navigation, as browsers do for page loads. Rendered before the page, so that its title is read
 * first.
 */
export function NavigationAnnouncer() {
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

/** Moves the focus to the main content after a navigation. */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const focused = document.activeElement;
    // The page has set the focus itself, such as on a card.
    if (focused !== main.current && main.current?.contains(focused)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
