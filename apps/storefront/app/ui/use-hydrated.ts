import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the server's markup, true once scripts run: for controls that are nothing without them. Whoever would draw the
 * same either way says so with `before`, and is not drawn a second time for it.
 */
export function useHydrated(before = false): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => before,
  );
}
