import type { ToggledCompared } from '@lokke/domain/compare';
import type { Translate } from '@lokke/i18n';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** Stable; consumers subscribe to one product. */
export interface CompareHandle {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getHandles: () => readonly string[];
  readonly toggle: (handle: string) => ToggledCompared;
}

/** Provided by features/compare once the page is loaded. */
export const CompareContext = createContext<CompareHandle | null>(null);

const never = () => () => undefined;

/** Chosen for the comparison; null before the page is loaded. */
export function useCompare(handle: string) {
  const compare = useContext(CompareContext);
  const isChosen = useSyncExternalStore(
    compare?.subscribe ?? never,
    () => compare?.getHandles().includes(handle) ?? false,
    () => false,
  );
  return compare && { isChosen, toggle: () => compare.toggle(handle) };
}

/** Result of a press. */
export function comparedText(
  t: Translate<'compare'>,
  { handles, isRefused }: ToggledCompared,
): string {
  return isRefused ? t('compare.full') : t('compare.chosen', { count: handles.length });
}
