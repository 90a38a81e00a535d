import { useSyncExternalStore } from 'react';
import { freeItemRemoved } from './free-item-removed.ts';

/** For what is shown in a browser only: the flag lives in its session. */
export function useFreeItemRemoved(): boolean {
  const { subscribe, get } = freeItemRemoved();
  return useSyncExternalStore(subscribe, get);
}
