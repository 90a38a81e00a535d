import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../storage/browser-storage.ts';
import { sharedValues } from '../storage/stored-values.ts';

/** Whether the visitor took the free item out, for the session (spec §3); open tabs tell each other. */
export interface FreeItemRemoved {
  readonly get: () => boolean;
  readonly set: (isRemoved: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const CHANNEL = 'free-item-removed';

/** Session storage belongs to one tab, but a visitor who said no in one has said it in all. */
function createFreeItemRemoved(): FreeItemRemoved {
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
    // A tab that was opened later asks what was said before.
    else if (isRemoved) tabs.postMessage(true);
  });
  tabs?.postMessage('asks');

  return {
    get: () => isRemoved,
    set(next) {
      take(next);
      tabs?.postMessage(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let shared: FreeItemRemoved | null = null;

/** One for the page, made when it is first asked for. */
export function freeItemRemoved(): FreeItemRemoved {
  shared ??= createFreeItemRemoved();
  return shared;
}

/** For what is shown in a browser only: the flag lives in its session. */
export function useFreeItemRemoved(): boolean {
  const { subscribe, get } = freeItemRemoved();
  return useSyncExternalStore(subscribe, get);
}
