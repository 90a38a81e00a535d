import { useEffect, useRef } from 'react';
import { retryWhenOnline } from '../../shared/retry-when-online.ts';
import { runWhenIdle } from '../../shared/run-when-idle.ts';

/** Tells once of each section that it was seen (spec §9). What watches comes after the page. */
export function useTrackSectionViews() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = list.current;
    if (watched === null) return;
    let stop: (() => void) | null = null;
    let hasLeft = false;
    const callOff = runWhenIdle(async () => {
      const { observeSectionViews } = await retryWhenOnline(
        () => import('./observe-section-views.ts'),
      );
      if (!hasLeft) stop = observeSectionViews(watched);
    });
    return () => {
      hasLeft = true;
      callOff();
      stop?.();
    };
  });
  return list;
}
