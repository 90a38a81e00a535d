import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Departure {
  readonly pathname: string;
  readonly topInPx: number;
}

/** Link followed out of a list, by history entry. */
const left = new Map<string, Departure>();

/**
 * After Back, focuses the card that was left and puts it where it stood. The router's scroll restoration is
 * inexact: distant cards are not laid out (`content-visibility`).
 */
export function useRestoreCardPosition() {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const navigationType = useNavigationType();

  // Once on mount, so that later focus is left alone.
  const arrival = useRef({ key, isReturn: navigationType === 'POP' });
  useEffect(() => {
    const departure = arrival.current.isReturn ? left.get(arrival.current.key) : undefined;
    const links = Array.from(ref.current?.querySelectorAll('a') ?? []);
    const link = links.find(({ pathname }) => pathname === departure?.pathname);
    if (departure === undefined || link === undefined) return;
    link.focus({ preventScroll: true });
    return holdPosition(link, departure.topInPx);
  }, []);

  return {
    ref,
    onClickCapture({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null) left.set(key, { pathname: link.pathname, topInPx: topOf(link) });
    },
  };
}

const MAX_FRAMES = 12;

/** Cards coming into view are laid out a frame later: repeat until stable. */
function holdPosition(link: Element, topInPx: number): () => void {
  let frame = 0;
  let isStable = false;
  const move = (framesLeft: number) => {
    const offInPx = topOf(link) - topInPx;
    const wasStable = isStable;
    isStable = Math.abs(offInPx) < 1;
    if (!isStable) window.scrollBy({ top: offInPx, behavior: 'instant' });
    if (framesLeft > 0 && !(isStable && wasStable)) {
      frame = requestAnimationFrame(() => move(framesLeft - 1));
    }
  };
  move(MAX_FRAMES);
  return () => cancelAnimationFrame(frame);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
