import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router';

/** Does something when another page has come; the first one changes nothing. */
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
}

/**
 * A page that writes into its address what was chosen on it (spec §2) is the same page: what has been opened since must
 * not close for that. A link that leads to where one is has been followed.
 */
export function isSamePage(
  before: Pick<Location, 'pathname' | 'search'>,
  now: Pick<Location, 'pathname' | 'search'>,
  type: `${NavigationType}`,
): boolean {
  return type === 'REPLACE' && before.pathname === now.pathname && before.search !== now.search;
}
