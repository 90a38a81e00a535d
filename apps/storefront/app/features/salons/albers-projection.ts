import type { Coordinates } from '@lokke/domain/salons';
import type { Projection } from './outline-map.ts';

/** Albers' conic equal-area projection into map units. */
export function project(
  { parallels, lon0, scale, translate }: Projection,
  { latitude, longitude }: Coordinates,
): { readonly x: number; readonly y: number } {
  const [south = 0, north = 0] = parallels;
  const [left = 0, top = 0] = translate;
  const sine = Math.sin(radians(south));
  const cone = (sine + Math.sin(radians(north))) / 2;
  const constant = 1 + sine * (2 * cone - sine);
  const origin = Math.sqrt(constant) / cone;
  const radius = Math.sqrt(Math.max(0, constant - 2 * cone * Math.sin(radians(latitude)))) / cone;
  const angle = cone * radians(longitude - lon0);
  return {
    x: left + scale * radius * Math.sin(angle),
    y: top - scale * (origin - radius * Math.cos(angle)),
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
