import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterNextFrame } from '../../shared/run-when-idle.ts';

interface PendingSearch {
  readonly to: string;
  readonly fromKey: string;
  /** Queries the URL passes through on the way to `search`. */
  readonly passing: readonly string[];
}

interface OptimisticSearch {
  readonly search: string;
  /** The URL has not caught up yet. */
  readonly isAhead: boolean;
  readonly goTo: (to: string) => void;
}

/** Updates the list at once and the URL when idle. */
export function useOptimisticSearch(): OptimisticSearch {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const [pending, setPending] = useState<PendingSearch | null>(null);
  const isAhead = pending?.passing.includes(search) === true;

  useEffect(() => {
    const hasArrived = pending?.to === search && pending.fromKey !== key;
    if (pending !== null && (hasArrived || !isAhead)) setPending(null);
  }, [pending, isAhead, search, key]);

  const cancel = useRef<() => void>(() => undefined);
  // On another page the query would be wrong.
  useEffect(() => () => cancel.current(), []);

  const goTo = (to: string) => {
    setPending(
      isAhead
        ? { ...pending, to, passing: [...pending.passing, pending.to] }
        : { to, fromKey: key, passing: [search] },
    );
    cancel.current();
    cancel.current = afterNextFrame(() => {
      // Spec §2: URL updates replace the history entry and do not scroll.
      void navigate({ search: to }, { replace: true, preventScrollReset: true });
    });
  };
  return { search: isAhead ? pending.to : search, isAhead, goTo };
}
