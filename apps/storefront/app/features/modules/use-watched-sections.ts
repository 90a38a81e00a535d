import { useEffect, useRef } from 'react';

/** Tells once of each section that it was seen (spec §9). What watches comes after the page. */
export function useWatchedSections() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watched = list.current;
    if (watched === null) return;
    let stop: (() => void) | null = null;
    let hasLeft = false;
    void import('./watch-sections.ts').then(({ watchSections }) => {
      if (!hasLeft) stop = watchSections(watched);
    });
    return () => {
      hasLeft = true;
      stop?.();
    };
  });
  return list;
}
