import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and during hydration. `before` replaces false where the result is the same, to avoid a
 * second render.
 */
export function useHydrated(before = false): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => before,
  );
}
