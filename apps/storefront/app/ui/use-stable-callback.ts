import { useCallback, useLayoutEffect, useRef } from 'react';

/** Stable function that calls the latest callback. */
export function useStableCallback<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
