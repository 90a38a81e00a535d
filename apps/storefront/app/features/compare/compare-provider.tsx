import type { ToggledCompared } from '@lokke/domain/compare';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { OptionalChunk } from '../../shared/chunk/chunk-fallbacks.tsx';
import { lazyWithMessages } from '../../shared/i18n/lazy-with-messages.tsx';
import { CompareContext } from '../../shared/product-card/compare-context.ts';
import { useLoaded } from '../../shared/run-when-idle.ts';
import { createCompareStore } from './compare-store.ts';

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
  // By the page: the comparison's own removes products.
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
