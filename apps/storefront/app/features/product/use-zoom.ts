import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const ZOOM_AT_A_PRESS = 2;

/** Zooms a picture around the pointer, since the page itself cannot be zoomed (spec §9). */
export function useZoom() {
  const stage = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const latest = useRef(zoom);

  const zoomTo = (wanted: number, x: number, y: number) => {
    const next = zoomWithin(wanted);
    const frame = stage.current?.firstElementChild;
    if (!frame || next === latest.current) return;
    const before = frame.getBoundingClientRect();
    latest.current = next;
    flushSync(() => setZoom(next));
    const after = frame.getBoundingClientRect();
    const place = { x: (x - before.left) / before.width, y: (y - before.top) / before.height };
    stage.current?.scrollBy({
      left: after.left + place.x * after.width - x,
      top: after.top + place.y * after.height - y,
      behavior: 'instant',
    });
  };
  useGestures(stage, (factor, x, y) => zoomTo(latest.current * factor, x, y));

  return {
    /** Scrolls; its only child is enlarged. */
    stage,
    zoom,
    zoomBy(factor: number) {
      const box = stage.current?.getBoundingClientRect();
      if (box) zoomTo(zoom * factor, box.left + box.width / 2, box.top + box.height / 2);
    },
    toggleAt({ clientX, clientY, detail, currentTarget }: MouseEvent) {
      // A keyboard press zooms around the centre.
      const box = currentTarget.getBoundingClientRect();
      const x = detail === 0 ? box.left + box.width / 2 : clientX;
      const y = detail === 0 ? box.top + box.height / 2 : clientY;
      zoomTo(zoom > 1 ? 1 : ZOOM_AT_A_PRESS, x, y);
    },
    reset() {
      latest.current = 1;
      setZoom(1);
    },
  };
}

type OnScale = (factor: number, x: number, y: number) => void;

/** Pinch, and wheel with Ctrl as sent by trackpads. Native listeners, because React's wheel listener is passive. */
function useGestures(stage: RefObject<HTMLElement | null>, onScale: OnScale): void {
  const latest = useRef(onScale);
  useEffect(() => {
    latest.current = onScale;
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    let spread: number | null = null;
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      const before = spread;
      spread = spreadOf(event.touches);
      if (!one || !two) return;
      event.preventDefault();
      latest.current(
        scaleOfPinch(before, spread),
        (one.clientX + two.clientX) / 2,
        (one.clientY + two.clientY) / 2,
      );
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current(scaleOfWheel(event.deltaY), event.clientX, event.clientY);
    };
    const stopping = new AbortController();
    const options = { passive: false, signal: stopping.signal };
    for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      element.addEventListener(name, onTouch, options);
    }
    element.addEventListener('wheel', onWheel, options);
    return () => stopping.abort();
  }, [stage]);
}

export const MAX_ZOOM = 4;
const WHEEL_STEP_IN_PX = 150;

interface Finger {
  readonly clientX: number;
  readonly clientY: number;
}

export function zoomWithin(wanted: number): number {
  return Math.min(Math.max(wanted, 1), MAX_ZOOM);
}

/** Zoom factor of a wheel turn. */
export function scaleOfWheel(deltaYInPx: number): number {
  return 2 ** (-deltaYInPx / WHEEL_STEP_IN_PX);
}

/** Distance of the first two fingers; null with fewer. */
export function spreadOf([one, two]: ArrayLike<Finger> & Iterable<Finger>): number | null {
  return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : null;
}

/** Zoom factor of a pinch; 1 without a previous distance. */
export function scaleOfPinch(before: number | null, after: number | null): number {
  return before === null || after === null || before === 0 ? 1 : after / before;
}
