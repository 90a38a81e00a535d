import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's markup, true once scripts run: for controls that are nothing without them. */
export function useHasScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
