import { useEffect, useRef } from 'react';
import { useAnnounce } from './live-region.tsx';

/** Announces changes only; on page load the page itself says it. */
export function useAnnouncedChange(message: string): void {
  const announce = useAnnounce();
  const announced = useRef(message);
  useEffect(() => {
    if (announced.current === message) return;
    announced.current = message;
    announce(message);
  }, [message, announce]);
}
