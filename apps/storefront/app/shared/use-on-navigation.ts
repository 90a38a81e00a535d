import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';

/** Runs on each navigation, not on the first page; when a document follows, before the browser keeps this page for Back. */
export function useOnNavigation(act: () => void): void {
  const location = useLocation();
  const type = useNavigationType();
  const last = useRef(location);
  const onNextPage = useEffectEvent(act);
  useEffect(() => {
    const before = last.current;
    last.current = location;
    if (before.key !== location.key && !isSamePage(before, location, type)) onNextPage();
  }, [location, type]);
  useEffect(() => {
    const leave = () => onNextPage();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
}

/**
 * Tells a navigation that only updates the query (spec §2), so that open panels stay. A link to the current page is a
 * navigation.
 */
export function isSamePage(
  before: Pick<Location, 'pathname' | 'search'>,
  now: Pick<Location, 'pathname' | 'search'>,
  type: `${NavigationType}`,
): boolean {
  return type === 'REPLACE' && before.pathname === now.pathname && before.search !== now.search;
}
