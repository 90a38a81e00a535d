import type { Point, Size } from './map-view.ts';

interface Label extends Point {
  readonly name: string;
}

/** Measured for the larger letters of a phone, so that they never touch. */
const LETTER = { width: 14, height: 30 };

/** The labels inside the map that do not touch an earlier one. */
export function readableLabels(
  labels: readonly Label[],
  { width, height }: Size,
): readonly Label[] {
  const shown: Label[] = [];
  for (const label of labels) {
    const half = halfWidth(label);
    const isInside =
      label.x >= half && label.x <= width - half && label.y >= 0 && label.y <= height;
    if (isInside && !shown.some((other) => touch(label, other))) shown.push(label);
  }
  return shown;
}

function touch(left: Label, right: Label): boolean {
  return (
    Math.abs(left.x - right.x) < halfWidth(left) + halfWidth(right) &&
    Math.abs(left.y - right.y) < LETTER.height
  );
}

function halfWidth({ name }: Label): number {
  return (name.length * LETTER.width) / 2;
}
