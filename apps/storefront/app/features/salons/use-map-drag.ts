import { type PointerEvent, useRef } from 'react';
import type { Point } from './map-view.ts';

/** A shorter way is a press on a dot. */
const MIN_IN_PX = 4;

/** Moves the map with a pointer that drags it; distances are in units of its view box. */
export function useMapDrag(onMove: (by: Point) => void) {
  const last = useRef<Point | null>(null);
  const end = () => {
    last.current = null;
  };
  return {
    onPointerDown: ({ isPrimary, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
      if (isPrimary) last.current = { x: clientX, y: clientY };
    },
    onPointerMove: ({
      currentTarget,
      pointerId,
      clientX,
      clientY,
    }: PointerEvent<SVGSVGElement>) => {
      if (last.current === null) return;
      const [x, y] = [last.current.x - clientX, last.current.y - clientY];
      const isCaptured = currentTarget.hasPointerCapture(pointerId);
      if (!isCaptured && Math.hypot(x, y) < MIN_IN_PX) return;
      if (!isCaptured) currentTarget.setPointerCapture(pointerId);
      last.current = { x: clientX, y: clientY };
      const unitsPerPx = 1 / (currentTarget.getScreenCTM()?.a ?? 1);
      onMove({ x: x * unitsPerPx, y: y * unitsPerPx });
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
