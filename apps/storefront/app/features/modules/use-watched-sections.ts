import { useEffect, useRef } from 'react';
import { afterLoad } from '../../shared/after-load.ts';
import { onceReached } from '../../shared/once-reached.ts';

/** Tells once of each section that it was seen (spec §9). What watches comes after the page. */
export function useWatchedSections() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = list.current;
    if (watched === null) return;
    let stop: (() => void) | null = null;
    let hasLeft = false;
    const callOff = afterLoad(async () => {
      const { watchSections } = await onceReached(() => import('./watch-sections.ts'));
      if (!hasLeft) stop = watchSections(watched);
    });
    return () => {
      hasLeft = true;
      callOff();
      stop?.();
    };
  });
  return list;
}
