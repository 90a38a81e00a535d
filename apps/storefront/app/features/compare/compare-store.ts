import { readCompared, type ToggledCompared, toggleCompared } from '@lokke/domain/compare';
import type { CompareHandle } from '../../shared/product-card/compare-context.ts';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';

export interface CompareStore extends CompareHandle {
  /** Takes over what the comparison's page has changed. */
  readonly read: () => void;
}

/** The products chosen for a comparison, kept for the session. */
export function createCompareStore(onToggled: (toggled: ToggledCompared) => void): CompareStore {
  const listeners = new Set<() => void>();
  let handles: readonly string[] = [];
  const show = (next: readonly string[]) => {
    handles = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getHandles: () => handles,
    toggle(handle) {
      const toggled = toggleCompared(handles, handle);
      if (!toggled.isRefused) {
        writeStored(sharedValues.comparedProducts, toggled.handles);
        show(toggled.handles);
      }
      onToggled(toggled);
      return toggled;
    },
    read: () => show(readCompared(readStored(sharedValues.comparedProducts) ?? []).handles),
  };
}
