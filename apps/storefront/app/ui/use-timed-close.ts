import { type RefObject, useEffect, useEffectEvent } from 'react';

const SECONDS_IN_SIGHT = 12;

interface Course {
  /** Called when it is first in sight. */
  readonly onSeen?: () => void;
  readonly onOver: () => void;
}

/**
 * Has a notice that lies over the page leave by itself. Its time does not pass while pointer or focus are on it, a dialog
 * covers it, or the page is in the background.
 */
export function useTimedClose(place: RefObject<HTMLElement | null>, course: Course): void {
  const onSeen = useEffectEvent(() => course.onSeen?.());
  const onOver = useEffectEvent(() => course.onOver());
  useEffect(() => {
    let seconds = 0;
    const timer = setInterval(() => {
      if (document.hidden || document.querySelector('dialog[open]') !== null) return;
      const notice = place.current;
      if (notice?.matches(':hover') || notice?.contains(document.activeElement)) return;
      if (seconds === 0) onSeen();
      seconds += 1;
      if (seconds < SECONDS_IN_SIGHT) return;
      clearInterval(timer);
      onOver();
    }, 1000);
    return () => clearInterval(timer);
  }, [place]);
}
