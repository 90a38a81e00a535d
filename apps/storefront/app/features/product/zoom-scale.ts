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
