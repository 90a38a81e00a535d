import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface Departure {
  readonly pathname: string;
  /** Where its card stood on the screen. */
  readonly topInPx: number;
}

/** The link that was followed out of a list, by the history entry it was followed from. */
const left = new Map<string, Departure>();

interface ReturnToCard {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * Back from a product the keyboard goes on from its card, and the card stands where it stood. The router restores how far
 * the page was scrolled; but cards far from the screen are not laid out, so that alone comes close and no more.
 */
export function useRestoreCardPosition(): ReturnToCard {
  const ref = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const navigationType = useNavigationType();

  // Once, when the list appears: afterwards the focus is the shopper's own.
  const arrival = useRef({ key, isReturn: navigationType === 'POP' });
  useEffect(() => {
    const departure = arrival.current.isReturn ? left.get(arrival.current.key) : undefined;
    const links = Array.from(ref.current?.querySelectorAll('a') ?? []);
    const link = links.find(({ pathname }) => pathname === departure?.pathname);
    if (departure === undefined || link === undefined) return;
    link.focus({ preventScroll: true });
    return keepAt(link, departure.topInPx);
  }, []);

  return {
    ref,
    onClickCapture({ target }) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null) left.set(key, { pathname: link.pathname, topInPx: topOf(link) });
    },
  };
}

const MAX_FRAMES = 12;

/** What comes into view on the way is laid out a frame later, and may move it: until it stands still. */
function keepAt(link: Element, topInPx: number): () => void {
  let frame = 0;
  let isSteady = false;
  const move = (framesLeft: number) => {
    const offInPx = topOf(link) - topInPx;
    const wasSteady = isSteady;
    isSteady = Math.abs(offInPx) < 1;
    if (!isSteady) window.scrollBy({ top: offInPx, behavior: 'instant' });
    if (framesLeft > 0 && !(isSteady && wasSteady)) {
      frame = requestAnimationFrame(() => move(framesLeft - 1));
    }
  };
  move(MAX_FRAMES);
  return () => cancelAnimationFrame(frame);
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}
