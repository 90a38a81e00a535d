import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

interface Departure {
  readonly pathname: string;
  readonly topInPx: number;
}

/** Name of the link followed out of a list in its history entry, which outlives the document. */
const LEFT = 'leftByLink';

/** A page that is loaded again stays where it was, not where it was left before. */
function forgetAfterReload(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry?.type !== 'reload') return;
  window.history.replaceState({ ...window.history.state, [LEFT]: undefined }, '');
}

if (!import.meta.env.SSR) forgetAfterReload();

/**
 * After Back, focuses the card that was left and puts it where it stood. Scroll restoration is inexact: distant cards
 * are not laid out (`content-visibility`).
 */
export function useRestoreCardPosition() {
  const ref = useRef<HTMLDivElement>(null);
  const navigationType = useNavigationType();

  // Once on mount, so that later focus is left alone.
  const isReturn = useRef(navigationType === 'POP');
  useEffect(() => {
    let letGo = ref.current !== null && isReturn.current ? returnTo(ref.current) : undefined;
    // A page that the browser kept whole is shown again without its focus.
    const onShown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || ref.current === null) return;
      letGo?.();
      letGo = returnTo(ref.current);
    };
    window.addEventListener('pageshow', onShown);
    return () => {
      letGo?.();
      window.removeEventListener('pageshow', onShown);
    };
  }, []);

  return {
    ref,
    onClickCapture({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link === null) return;
      const departure: Departure = { pathname: link.pathname, topInPx: topOf(link) };
      window.history.replaceState({ ...window.history.state, [LEFT]: departure }, '');
    },
  };
}

function returnTo(list: Element): (() => void) | undefined {
  const departure = departureIn(window.history.state);
  const links = Array.from(list.querySelectorAll('a'));
  const link = links.find(({ pathname }) => pathname === departure?.pathname);
  if (departure === null || link === undefined) return undefined;
  link.focus({ preventScroll: true });
  return holdPosition(link, departure.topInPx);
}

function departureIn(state: unknown): Departure | null {
  if (typeof state !== 'object' || state === null || !(LEFT in state)) return null;
  const left = state[LEFT];
  if (typeof left !== 'object' || left === null) return null;
  if (!('pathname' in left && 'topInPx' in left)) return null;
  return { pathname: String(left.pathname), topInPx: Number(left.topInPx) };
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
