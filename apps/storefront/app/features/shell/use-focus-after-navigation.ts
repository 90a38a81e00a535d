import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the main content after a navigation; after one of the query alone only if it is lost. */
export function useFocusAfterNavigation(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });

  useEffect(() => {
    const { pathname: lastPathname, search: lastSearch } = last.current;
    last.current = { pathname, search };
    const focused = document.activeElement;
    if (lastPathname === pathname) {
      // A link to an older page, say, went with the newer one.
      if (lastSearch === search || focused !== document.body) return;
    } else if (focused !== main.current && main.current?.contains(focused)) {
      // The page has set the focus itself, such as on a card.
      return;
    }
    main.current?.focus({ preventScroll: true });
  }, [pathname, search]);

  return main;
}
