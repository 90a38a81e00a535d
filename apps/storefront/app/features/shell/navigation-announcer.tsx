import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAnnounce } from '../../ui/live-region.tsx';

/** Says which page has come, as a browser does by itself when it loads one. Stands before the page: its title is read first, then what it says. */
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

/** After a change of page, keyboard and screen reader go on from the new content, not the old link. */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const focused = document.activeElement;
    // A page that put the focus where it belongs, on the card one comes back to, knows better.
    if (focused !== main.current && main.current?.contains(focused)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return main;
}
