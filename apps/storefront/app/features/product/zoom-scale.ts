export const MAX_ZOOM = 4;
// How far a wheel turns for twice the size.
const WHEEL_STEP_IN_PX = 150;

interface Finger {
  readonly clientX: number;
  readonly clientY: number;
}

/** Never smaller than the whole picture. */
export function zoomWithin(wanted: number): number {
  return Math.min(Math.max(wanted, 1), MAX_ZOOM);
}

/** How much larger a turn of the wheel makes the picture; away from the reader is larger. */
export function scaleOfWheel(deltaYInPx: number): number {
  return 2 ** (-deltaYInPx / WHEEL_STEP_IN_PX);
}

/** How far the first two fingers are apart; null with fewer. */
export function spreadOf([one, two]: ArrayLike<Finger> & Iterable<Finger>): number | null {
  return one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : null;
}

/** How much larger fingers make the picture that moved apart, and 1 while there is nothing to go by. */
export function scaleOfPinch(before: number | null, after: number | null): number {
  return before === null || after === null || before === 0 ? 1 : after / before;
}
