import { useEffect, useRef } from 'react';
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
