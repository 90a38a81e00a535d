import { readCompared, type ToggledCompared, toggleCompared } from '@lokke/domain/compare';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { CompareContext } from '../../shared/product-card/compare-context.ts';
import { useLoaded } from '../../shared/run-when-idle.ts';
import { readStored, writeStored } from '../../state/storage/browser-storage.ts';
import { sharedValues } from '../../state/storage/stored-values.ts';

const CompareTray = lazyWithMessages(
  ['compare', 'share'],
  async () => (await import('./compare-tray.tsx')).CompareTray,
);

/** Lets cards choose products for a comparison; a press shows the tray, until another page is opened. */
export function CompareProvider({ children }: { readonly children: ReactNode }) {
  const isLoaded = useLoaded();
  const { pathname } = useLocation();
  const [toggled, setToggled] = useState<ToggledCompared | null>(null);
  const [store] = useState(() => createCompareStore(setToggled));
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setToggled(null);
  }
  // Reads again on each page: the comparison's own removes products.
  useEffect(() => {
    if (pathname !== '') store.read();
  }, [store, pathname]);

  return (
    <CompareContext value={isLoaded ? store : null}>
      {children}
      {toggled && (
        <OptionalChunk>
          <CompareTray toggled={toggled} onClose={() => setToggled(null)} />
        </OptionalChunk>
      )}
    </CompareContext>
  );
}

/** The products chosen for a comparison, kept for the session. */
function createCompareStore(onToggled: (toggled: ToggledCompared) => void) {
  const listeners = new Set<() => void>();
  let handles: readonly string[] = [];
  const show = (next: readonly string[]) => {
    handles = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getHandles: () => handles,
    toggle(handle: string) {
      const toggled = toggleCompared(handles, handle);
      if (!toggled.isRefused) {
        writeStored(sharedValues.comparedProducts, toggled.handles);
        show(toggled.handles);
      }
      onToggled(toggled);
      return toggled;
    },
    /** Takes over what the comparison's page has changed. */
    read: () => show(readCompared(readStored(sharedValues.comparedProducts) ?? []).handles),
  };
}
