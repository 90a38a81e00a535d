import { type ReactNode, type SyntheticEvent, useContext, useMemo, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, PrefetchPageLinks } from 'react-router';
import { PointedAtContext } from '../ui/link.tsx';
import { shouldPrefetch } from './prefetch-policy.ts';
import { useOnNavigation } from './use-on-navigation.ts';

/** A pointer that only passes by means nothing. */
const MEANT_AFTER_IN_MS = 100;

/** Fetches the page that a link leads to as soon as somebody points at it; one place for all links. */
export function PrefetchOnIntent({ children }: { readonly children: ReactNode }) {
  const { basename } = useContext(NavigationContext);
  const [page, setPage] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointedAt = useMemo(() => {
    const leave = () => {
      clearTimeout(timer.current);
      setPage(null);
    };
    const point = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
      const { pathname, search } = currentTarget;
      leave();
      if (!shouldPrefetch(basename === '/' ? pathname : pathname.slice(basename.length) || '/'))
        return;
      timer.current = setTimeout(() => setPage(pathname + search), MEANT_AFTER_IN_MS);
    };
    return {
      onMouseEnter: point,
      onFocus: point,
      onTouchStart: point,
      onMouseLeave: leave,
      onBlur: leave,
    };
  }, [basename]);
  // The link that led there may be gone without having been left.
  useOnNavigation(() => setPage(null));
  return (
    <PointedAtContext value={pointedAt}>
      {children}
      {page !== null && <PrefetchPageLinks page={page} />}
    </PointedAtContext>
  );
}
