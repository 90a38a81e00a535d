import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterNextFrame } from './after-next-frame.ts';

interface Ahead {
  readonly to: string;
  readonly fromKey: string;
  /** Queries that the address passes through on its way. */
  readonly passing: readonly string[];
}

interface SearchAhead {
  /** The query that the list answers to. */
  readonly search: string;
  /** It was just asked for: the address has yet to come to it. */
  readonly isAhead: boolean;
  readonly goTo: (to: string) => void;
}

/** A list changes at once; the address, with all on the page that reads it, follows when there is time. */
export function useOptimisticSearch(): SearchAhead {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const isAhead = ahead?.passing.includes(search) === true;

  useEffect(() => {
    const hasArrived = ahead?.to === search && ahead.fromKey !== key;
    if (ahead !== null && (hasArrived || !isAhead)) setAhead(null);
  }, [ahead, isAhead, search, key]);

  const cancel = useRef<() => void>(() => undefined);
  // Elsewhere the query would be another page's.
  useEffect(() => () => cancel.current(), []);

  const goTo = (to: string) => {
    setAhead(
      isAhead
        ? { ...ahead, to, passing: [...ahead.passing, ahead.to] }
        : { to, fromKey: key, passing: [search] },
    );
    cancel.current();
    cancel.current = afterNextFrame(() => {
      // Spec §2: an update of the address replaces the history entry and does not scroll.
      void navigate({ search: to }, { replace: true, preventScrollReset: true });
    });
  };
  return { search: isAhead ? ahead.to : search, isAhead, goTo };
}
