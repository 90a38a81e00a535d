import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';

const CHANNEL = 'free-item-removed';

/**
 * Creates the flag of a free item that the visitor removed in this session (spec §3). Session storage is per tab; a
 * BroadcastChannel shares the flag.
 */
function createFreeItemRemoved() {
  const value = sharedValues.isAutoAddedFreeItemRemoved;
  const listeners = new Set<() => void>();
  let isRemoved = readStored(value) ?? false;
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel(CHANNEL) : null;

  const take = (next: boolean) => {
    isRemoved = next;
    if (next) writeStored(value, true);
    else removeStored(value);
    for (const listener of listeners) listener();
  };
  tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'boolean') take(data);
    // Answers a new tab.
    else if (isRemoved) tabs.postMessage(true);
  });
  tabs?.postMessage('asks');

  return {
    get: () => isRemoved,
    set(next: boolean) {
      take(next);
      tabs?.postMessage(next);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let shared: ReturnType<typeof createFreeItemRemoved> | null = null;

/** Lazy singleton. */
export function freeItemRemoved() {
  shared ??= createFreeItemRemoved();
  return shared;
}

/** Browser only: reads session storage. */
export function useFreeItemRemoved(): boolean {
  const { subscribe, get } = freeItemRemoved();
  return useSyncExternalStore(subscribe, get);
}
