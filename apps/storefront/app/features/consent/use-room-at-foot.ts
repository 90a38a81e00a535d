import { type RefObject, useEffect } from 'react';

const ROOM = '--foot-room';

/** The page grows at its foot by the bar's height, so that nothing of it, and no focus, stays hidden behind. */
export function useRoomAtFoot(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(ROOM, `${Math.ceil(element.getBoundingClientRect().height)}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(ROOM);
    };
  }, [bar]);
}
