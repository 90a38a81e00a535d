import type { Point, Size } from './map-view.ts';

interface Label extends Point {
  readonly name: string;
}

/** Measured for the larger letters of a phone, so that they never touch. */
const LETTER = { width: 14, height: 30 };

/** Room below a base line: a phone moves labels down, and letters reach lower. */
const BELOW = 20;

/** Room of a dot as a phone draws it, beside a label and from its base line up and down. */
const DOT = { halfWidth: 21, above: 27, below: 41 };

/** The labels inside the map that touch neither an earlier one nor a dot. */
export function readableLabels(
  labels: readonly Label[],
  { width, height }: Size,
  dots: readonly Point[] = [],
): readonly Label[] {
  const shown: Label[] = [];
  for (const label of labels) {
    const half = halfWidth(label);
    const isInside =
      label.x >= half && label.x <= width - half && label.y >= 0 && label.y <= height - BELOW;
    const isFree =
      !shown.some((other) => touch(label, other)) && !dots.some((dot) => lieOver(label, dot));
    if (isInside && isFree) shown.push(label);
  }
  return shown;
}

function touch(left: Label, right: Label): boolean {
  return (
    Math.abs(left.x - right.x) < halfWidth(left) + halfWidth(right) &&
    Math.abs(left.y - right.y) < LETTER.height
  );
}

function lieOver(label: Label, dot: Point): boolean {
  const below = dot.y - label.y;
  return (
    Math.abs(label.x - dot.x) < halfWidth(label) + DOT.halfWidth &&
    below > -DOT.above &&
    below < DOT.below
  );
}

function halfWidth({ name }: Label): number {
  return (name.length * LETTER.width) / 2;
}
