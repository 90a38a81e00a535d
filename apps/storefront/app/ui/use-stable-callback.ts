import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at each drawing, so that what is given it need not be drawn again; it does what the latest one does. */
export function useStableCallback<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((...args: Args) => latest.current(...args), []);
}
